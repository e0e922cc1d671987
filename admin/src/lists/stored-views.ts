/** What one admin chose for one list: columns that are not shown, and named questions. */
export interface ListViews {
  hidden: readonly string[];
  saved: readonly SavedView[];
}
export interface SavedView {
  name: string;
  /** The address without its page. */
  search: Readonly<Record<string, string | number>>;
}

export const noViews: ListViews = { hidden: [], saved: [] };
export const mostViews = 10;

/** Kept in this browser, for each admin and list (U5-3). */
const keyOf = (adminId: string, list: string) => `adminList ${adminId} ${list}`;

const isRecord = (value: unknown): value is Record<string, unknown> =>
  typeof value === "object" && value !== null && !Array.isArray(value);
const listIn = (value: unknown): unknown[] => (Array.isArray(value) ? value : []);

function viewOf(stored: unknown): SavedView[] {
  if (!isRecord(stored) || typeof stored["name"] !== "string" || !isRecord(stored["search"]))
    return [];
  return [{ name: stored["name"], search: plainSearch(stored["search"]) }];
}

/** Texts and numbers of an address; its page is not part of a question. */
export function plainSearch(search: object): SavedView["search"] {
  return Object.fromEntries(
    Object.entries(search).flatMap(([name, value]: [string, unknown]) =>
      name !== "page" &&
      name !== "cursor" &&
      value !== "" &&
      (typeof value === "string" || typeof value === "number")
        ? [[name, value]]
        : [],
    ),
  );
}

/** What is stored; anything that is not of this shape counts as nothing. */
export function readViews(adminId: string, list: string): ListViews {
  try {
    const stored: unknown = JSON.parse(localStorage.getItem(keyOf(adminId, list)) ?? "null");
    if (!isRecord(stored)) return noViews;
    return {
      hidden: listIn(stored["hidden"]).filter((key): key is string => typeof key === "string"),
      saved: listIn(stored["saved"]).flatMap(viewOf).slice(0, mostViews),
    };
  } catch {
    return noViews;
  }
}

/** False where this browser keeps nothing. */
export function keepViews(adminId: string, list: string, views: ListViews): boolean {
  try {
    localStorage.setItem(keyOf(adminId, list), JSON.stringify(views));
    return true;
  } catch {
    return false;
  }
}
