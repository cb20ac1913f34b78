/**
 * Routes: /, /new/{game}, /campaign/{game}, /join/{code}, /t/{table}, /learn/{game}, /sources/{game}, /daily,
 * /puzzles, /puzzles/{game}, /tables, /replays, /position/{game}, /workshop, /workshop/{game}, /lab, /lab/{game},
 * /lab/{game}/{run}, /credits.
 */

export type Route =
  | { page: 'home' }
  | { page: 'new'; game: string }
  | { page: 'campaign'; game: string }
  | { page: 'join'; code: string }
  | { page: 'table'; table: string }
  | { page: 'learn'; game: string }
  | { page: 'sources'; game: string }
  | { page: 'position'; game: string }
  | { page: 'daily' }
  /** An empty game: the first that has some. */
  | { page: 'puzzles'; game: string }
  | { page: 'tables' }
  | { page: 'replays' }
  /** An empty game: all of them. */
  | { page: 'workshop'; game: string }
  /** Without a game: all of them; without a run: a new one. */
  | { page: 'lab'; game: string; run: string }
  | { page: 'credits' }
  | { page: 'nowhere' };

export function parse(path: string): Route {
  const [first = '', second = '', ...more] = path
    .split('/')
    .filter(Boolean)
    .map((part) => {
      try {
        return decodeURIComponent(part);
      } catch {
        return part;
      }
    });
  const [third = ''] = more;
  if (first === 'lab' && more.length < 2) return { page: 'lab', game: second, run: third };
  if (more.length > 0) return { page: 'nowhere' };
  if (!first) return { page: 'home' };
  if (first === 'daily' && !second) return { page: 'daily' };
  if (first === 'puzzles') return { page: 'puzzles', game: second };
  if (first === 'tables' && !second) return { page: 'tables' };
  if (first === 'replays' && !second) return { page: 'replays' };
  if (first === 'credits' && !second) return { page: 'credits' };
  if (first === 'new' && second) return { page: 'new', game: second };
  if (first === 'campaign' && second) return { page: 'campaign', game: second };
  if (first === 'join') return { page: 'join', code: second };
  if (first === 'sources' && second) return { page: 'sources', game: second };
  if (first === 'position' && second) return { page: 'position', game: second };
  if (first === 'workshop') return { page: 'workshop', game: second };
  if (first === 'learn' && second) return { page: 'learn', game: second };
  if (first === 't' && second) return { page: 'table', table: second };
  return { page: 'nowhere' };
}

class Router {
  path = $state(location.pathname);
  /** What is asked for behind the path: "?variant=…". */
  search = $state(location.search);
  readonly route = $derived(parse(this.path));

  constructor() {
    addEventListener('popstate', () => this.sync());
    document.addEventListener('click', (event) => this.follow(event));
  }

  go(to: string): void {
    history.pushState(null, '', to);
    this.sync();
    scrollTo(0, 0);
  }

  private sync(): void {
    this.path = location.pathname;
    this.search = location.search;
  }

  /** A part of what is asked for; empty: it is not there. */
  asked(name: string): string {
    return new URLSearchParams(this.search).get(name) ?? '';
  }

  /** A plain click on an internal link does not reload the page. */
  private follow(event: MouseEvent): void {
    if (event.defaultPrevented || event.button !== 0) return;
    if (event.metaKey || event.ctrlKey || event.shiftKey || event.altKey) return;
    const link = event.target instanceof Element ? event.target.closest('a') : null;
    if (!link || link.origin !== location.origin || link.target || link.download) return;
    if (link.pathname === location.pathname && link.hash) return;
    event.preventDefault();
    this.go(link.pathname + link.search + link.hash);
  }
}

export const router = new Router();
