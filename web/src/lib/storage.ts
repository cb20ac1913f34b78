/** localStorage that never throws: in private windows it may be full or missing. */
export function load<T>(key: string, fallback: T): T {
  try {
    const text = localStorage.getItem(`rempart.${key}`);
    return text === null ? fallback : (JSON.parse(text) as T);
  } catch {
    return fallback;
  }
}

/** Whether it could be stored. What could not is merely missing next time. */
export function save(key: string, value: unknown): boolean {
  try {
    localStorage.setItem(`rempart.${key}`, JSON.stringify(value));
    return true;
  } catch {
    return false;
  }
}
