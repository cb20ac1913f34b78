/** Requests over HTTP: everything before joining a table, and the rules. */
import type {
  Analysis,
  AnalysisAsk,
  CampaignAsk,
  CampaignInfo,
  Claimed,
  ClaimSeat,
  Created,
  DailyAsk,
  DailyInfo,
  DailyWish,
  DataRead,
  FormCheck,
  FormChecked,
  FormFile,
  FormInfo,
  ImportTable,
  LabInfo,
  LabPace,
  LabPaceWish,
  LabRun,
  LabStarted,
  LabWish,
  LessonInfo,
  LobbyInfo,
  NewPosition,
  NewTable,
  PositionAsk,
  PositionChecked,
  PositionTable,
  PuzzlesInfo,
  PuzzleWish,
  ReplayAsk,
  ReplayPage,
  RulesInfo,
  RunOffer,
  RunWish,
  Shelf,
  SourcesInfo,
  TableInfo,
} from './messages';

/** `status` 0: the server could not be reached. */
export class ApiError extends Error {
  constructor(
    readonly status: number,
    message: string,
  ) {
    super(message);
  }
}

async function call<T>(path: string, body?: unknown): Promise<T> {
  let response: Response;
  try {
    response = await fetch(`/api/${path}`, {
      method: body === undefined ? 'GET' : 'POST',
      headers: body === undefined ? {} : { 'content-type': 'application/json' },
      ...(body === undefined ? {} : { body: JSON.stringify(body) }),
    });
  } catch {
    throw new ApiError(0, '');
  }
  const json = response.headers.get('content-type')?.startsWith('application/json');
  if (response.ok) return (json ? await response.json() : await response.text()) as T;
  throw new ApiError(response.status, await explanation(response));
}

async function explanation(response: Response): Promise<string> {
  try {
    const body = (await response.json()) as { error?: unknown };
    return typeof body.error === 'string' ? body.error : '';
  } catch {
    return '';
  }
}

const enc = encodeURIComponent;

export const shelf = (lang: string) => call<Shelf>(`shelf?lang=${enc(lang)}`);
export const sources = (game: string, lang: string) =>
  call<SourcesInfo>(`sources/${enc(game)}?lang=${enc(lang)}`);
export const rules = (game: string, lang: string) =>
  call<RulesInfo>(`rules/${enc(game)}?lang=${enc(lang)}`);
export const lesson = (game: string, lang: string) =>
  call<LessonInfo>(`lessons/${enc(game)}?lang=${enc(lang)}`);
/** The campaign of a game with this progress. */
export const campaign = (game: string, ask: CampaignAsk, lang: string) =>
  call<CampaignInfo>(`campaigns/${enc(game)}?lang=${enc(lang)}`, ask);
/** The challenges of a day. */
export const dailyChallenges = (ask: DailyAsk, lang: string) =>
  call<DailyInfo>(`daily?lang=${enc(lang)}`, ask);
/** A table for a challenge. */
export const beginChallenge = (game: string, wish: DailyWish, lang: string) =>
  call<Created>(`daily/${enc(game)}?lang=${enc(lang)}`, wish);
/** The puzzles of all games. */
export const puzzles = (lang: string) => call<PuzzlesInfo>(`puzzles?lang=${enc(lang)}`);
/** A table at which a puzzle begins. */
export const openPuzzle = (game: string, id: string, wish: PuzzleWish) =>
  call<Created>(`puzzles/${enc(game)}/${enc(id)}`, wish);
export const create = (table: NewTable, lang: string) =>
  call<Created>(`tables?lang=${enc(lang)}`, table);
/** A stage of a run, rated as far as that has come. */
export const runOffer = (game: string, wish: RunWish, lang: string) =>
  call<RunOffer>(`runs/${enc(game)}?lang=${enc(lang)}`, wish);
/** The address of a game's own data file. */
export const dataFile = (game: string) => `/api/data/${enc(game)}`;
export const readData = (game: string, text: string) =>
  call<DataRead>(`data/${enc(game)}`, { text });
/** All numbers of a game as a form. */
export const form = (game: string, lang: string) => call<FormInfo>(`forms/${enc(game)}?lang=${enc(lang)}`);
export const checkForm = (game: string, asked: FormCheck) => call<FormChecked>(`forms/${enc(game)}/check`, asked);
/** Changed numbers as a data file. */
export const formFile = (game: string, asked: FormFile) => call<string>(`forms/${enc(game)}/file`, asked);
/** The position of an empty table. */
export const newPosition = (game: string, wish: NewPosition, lang: string) =>
  call<PositionChecked>(`positions/${enc(game)}/new?lang=${enc(lang)}`, wish);
/** What a position comes to. */
export const checkPosition = (game: string, asked: PositionAsk, lang: string) =>
  call<PositionChecked>(`positions/${enc(game)}/check?lang=${enc(lang)}`, asked);
/** The best lines from a position, as far as they have been found. */
export const analysePosition = (game: string, asked: AnalysisAsk, lang: string) =>
  call<Analysis>(`positions/${enc(game)}/analyse?lang=${enc(lang)}`, asked);
/** A table where a match goes on from a position. */
export const playPosition = (game: string, wish: PositionTable) =>
  call<Created>(`positions/${enc(game)}/table`, wish);
export const importTable = (table: ImportTable) => call<Created>('import', table);
export const mine = (tokens: string[], lang: string) =>
  call<TableInfo[]>(`mine?lang=${enc(lang)}`, { tokens });
/** Fetch what can be recovered of a table that can no longer be opened. */
export const damaged = (table: string, tokens: string[]) =>
  call<Record<string, unknown>>(`damaged/${enc(table)}`, { tokens });
export const byCode = (code: string, lang: string) =>
  call<TableInfo>(`codes/${enc(code)}?lang=${enc(lang)}`);
export const claim = (code: string, seat: ClaimSeat) =>
  call<Claimed>(`codes/${enc(code)}/claim`, seat);
/** The tables that look for players. */
export const lobby = (lang: string) => call<LobbyInfo>(`lobby?lang=${enc(lang)}`);
/** A seat at one of them. */
export const joinTable = (id: string, name: string) => call<Claimed>(`lobby/${enc(id)}`, { name });
/** Search the published matches. */
export const replays = (ask: ReplayAsk, lang: string) => call<ReplayPage>(`replays?lang=${enc(lang)}`, ask);
/** Whether there is a lab here, and how much it plays. */
export const lab = () => call<LabInfo>('lab');
/** How long matches take, measured as far as that has come. */
export const labPace = (wish: LabPaceWish, lang: string) =>
  call<LabPace>(`lab/pace?lang=${enc(lang)}`, wish);
export const labStart = (wish: LabWish, lang: string) =>
  call<LabStarted>(`lab/runs?lang=${enc(lang)}`, wish);
export const labRun = (id: string, lang: string) =>
  call<LabRun>(`lab/runs/${enc(id)}?lang=${enc(lang)}`);
export const labStop = (id: string, token: string, lang: string) =>
  call<LabRun>(`lab/runs/${enc(id)}/stop?lang=${enc(lang)}`, { token });
/** The record of a match of a run. */
export const labMatch = (id: string, match: string) =>
  call<Record<string, unknown>>(`lab/runs/${enc(id)}/matches/${enc(match)}`);
/** The address of a run's report. */
export const labReport = (id: string, lang: string, theme: string) =>
  `/api/lab/runs/${enc(id)}/report?lang=${enc(lang)}&theme=${enc(theme)}`;
