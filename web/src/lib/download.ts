/** Saves data as a JSON file through the browser. */
export function saveAs(name: string, data: unknown): void {
  saveFile(`${name}.json`, JSON.stringify(data), 'application/json');
}

/** Saves a text as a file. */
export function saveFile(name: string, text: string, type: string): void {
  const link = document.createElement('a');
  link.href = URL.createObjectURL(new Blob([text], { type }));
  link.download = name;
  link.click();
  setTimeout(() => URL.revokeObjectURL(link.href), 10_000);
}
