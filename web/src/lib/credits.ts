/** Third-party credits: `/licences/credits.json`, written when the client is built (`vite/credits.ts`). */
export interface Credits {
  icons: IconCredit[];
  fonts: Credit[];
  /** Packages that are part of the client. */
  libraries: Credit[];
  /** Packages that the server needs. */
  python: Credit[];
}

/** An icon of game-icons.net, and who drew it. */
export interface IconCredit {
  name: string;
  by: string;
}

export interface Credit {
  name: string;
  licence: string;
  /** Where the full licence is. */
  text: string;
}

/** Fetch the credits. */
export async function readCredits(): Promise<Credits> {
  const response = await fetch('/licences/credits.json');
  if (!response.ok) throw new Error(`credits: ${response.status}`);
  return (await response.json()) as Credits;
}
