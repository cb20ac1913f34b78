/**
 * Where long words on small cards may break. Browsers hyphenate only some languages, so soft hyphens are put between
 * syllables, by a rule that works well for both French and English: before a consonant that begins a syllable, and
 * never near the ends of a word.
 */
const VOWEL = /[aeiouyàâäéèêëîïôöùûüœæóąę]/i;
/** Two consonants that begin a syllable together. */
const JOINED = /^(ch|ph|th|gn|sh|qu|[bcdfgptv]r|[bcfgp]l)$/i;
const LONG = 8;
const EDGE = 3;

export function soften(name: string): string {
  return name.replace(/\p{L}{9,}/gu, softenWord);
}

function softenWord(word: string): string {
  if (word.length <= LONG) return word;
  let soft = '';
  for (let i = 0; i < word.length; i++) {
    if (i >= EDGE && i <= word.length - EDGE && beginsSyllable(word, i)) soft += '\u00ad';
    soft += word[i];
  }
  return soft;
}

function beginsSyllable(word: string, i: number): boolean {
  const vowel = (at: number) => VOWEL.test(word[at] ?? '');
  if (vowel(i)) return false;
  const pair = word.slice(i, i + 2);
  if (JOINED.test(pair) && vowel(i + 2)) return !JOINED.test(word.slice(i - 1, i + 1));
  if (!vowel(i + 1)) return false;
  return !JOINED.test(word.slice(i - 1, i + 1));
}
