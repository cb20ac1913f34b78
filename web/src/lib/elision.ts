/** French "de" and a name: de Paul, d'Anne. The server asks for it where a text says `de { $name }` (kernel/fluent.py). */
export function de(name: string): string {
  return /^[aeiouæœ]/i.test(name.normalize('NFD')) ? `d'${name}` : `de ${name}`;
}
