import { currencies, type Currency } from "@bupum/shared/kernel/money/amounts";
import { languages, type Language } from "@bupum/shared/kernel/language/language-of";

const recentSearches = 10;

type Place = "localStorage" | "sessionStorage";

function read(key: string, place: Place = "localStorage"): string | undefined {
  try {
    return window[place].getItem(key) ?? undefined;
  } catch {
    return undefined; // Storage is switched off in this browser; the site works without memory.
  }
}

export function write(key: string, value: string | undefined, place: Place = "localStorage"): void {
  try {
    if (value === undefined) window[place].removeItem(key);
    else window[place].setItem(key, value);
  } catch (error) {
    console.warn("Not remembered:", key, error); // oxlint-disable-line no-console -- no other log here
  }
}

export function readJson(key: string, of?: Place): unknown {
  try {
    return JSON.parse(read(key, of) ?? "null");
  } catch {
    return null; // Written by something else: it counts as nothing.
  }
}

/** The company in whose name one acted last, as JSON. */
export const lastCompany = "lastCompany";

/** Until when a view lasts; in its tab alone. */
export const viewEndsAt = "viewEndsAt";
/**
 * Where support sees what a member sees, a tab has a session of its own (D20-15), also when that
 * has ended: never that of the browser.
 */
const place = () => (read(viewEndsAt, "sessionStorage") ? "sessionStorage" : "localStorage");

const text = (key: string, of = (): Place => "localStorage") => ({
  get: () => read(key, of()),
  set: (value: string) => write(key, value, of()),
  clear: () => write(key, undefined, of()),
});

const oneOf = <Value extends string>(key: string, values: readonly Value[]) => ({
  get: () => values.find((value) => value === read(key)),
  set: (value: Value) => write(key, value),
});

/** A list of things; who reads it judges what is in it. */
const listed = (key: string, of = (): Place => "localStorage") => ({
  get(): readonly unknown[] {
    const stored = readJson(key, of());
    return Array.isArray(stored) ? stored : [];
  },
  set: (items: readonly unknown[]) => write(key, JSON.stringify(items), of()),
});

/** The latest ten different texts, newest first. */
const recent = (key: string) => {
  const get = (): string[] =>
    listed(key)
      .get()
      .filter((item) => typeof item === "string")
      .slice(0, recentSearches);
  const set = (items: string[]) => write(key, items.length > 0 ? JSON.stringify(items) : undefined);
  return {
    get,
    add: (item: string) =>
      set([item, ...get().filter((known) => known !== item)].slice(0, recentSearches)),
    drop: (item: string) => set(get().filter((known) => known !== item)),
    clear: () => set([]),
  };
};

const token = text("token", place);
const baskets = text("accountBaskets", place);
const seenProducts = recent("seenProducts");
/** "no" where the roles in the company named last do not ask for quotes. */
const mayAsk = text("mayAsk");

/** What the two sites keep in the browser, by the names that were given (D23-3); besides `loginInfo`. */
export const storage = {
  /** With it goes what the browser shows of its account. */
  token: {
    ...token,
    clear() {
      token.clear();
      baskets.clear();
      seenProducts.clear();
      mayAsk.clear();
    },
  },
  adminToken: text("adminToken"),
  role: text("role", place),
  company: text("company"),
  lastCompany: text(lastCompany),
  language: oneOf<Language>("language", languages),
  currency: oneOf<Currency>("currency", currencies),
  /** The basket of somebody with no login. */
  requestBasket: listed("requestBasket", place),
  /** Baskets of the account and of its companies as they were read last, by name (D46-6). */
  accountBaskets: {
    get: () => ({ ...(readJson("accountBaskets", place()) as Record<string, unknown> | null) }),
    set: (all: object) => baskets.set(JSON.stringify(all)),
  },
  mayAsk,
  comparedProducts: listed("comparedProducts"),
  /** Ids of the parts that were looked at last (D38-13). */
  seenProducts,
  productSearchText: recent("productSearchText"),
  sellerSearchText: recent("sellerSearchText"),
};
