import { currencies, type Currency } from "@bupum/shared/kernel/money/amounts";
import { languages, type Language } from "@bupum/shared/kernel/language/language-of";

/** A login that was remembered. The password stays empty: any script could read it (U2-2). */
export interface LoginInfo {
  userId: string;
  password: "";
  checked: boolean;
}

const recentSearches = 10;

function read(key: string): string | undefined {
  try {
    return localStorage.getItem(key) ?? undefined;
  } catch {
    return undefined; // Storage is switched off in this browser; the site works without memory.
  }
}

function write(key: string, value: string | undefined): void {
  try {
    if (value === undefined) localStorage.removeItem(key);
    else localStorage.setItem(key, value);
  } catch (error) {
    console.warn("Not remembered:", key, error); // oxlint-disable-line no-console -- no other log here
  }
}

function readJson(key: string): unknown {
  try {
    return JSON.parse(read(key) ?? "null");
  } catch {
    return null; // Written by something else: it counts as nothing.
  }
}

const text = (key: string) => ({
  get: () => read(key),
  set: (value: string) => write(key, value),
  clear: () => write(key, undefined),
});

const oneOf = <Value extends string>(key: string, values: readonly Value[]) => ({
  get: () => values.find((value) => value === read(key)),
  set: (value: Value) => write(key, value),
});

/** A list of things; who reads it judges what is in it. */
const listed = (key: string) => ({
  get(): readonly unknown[] {
    const stored = readJson(key);
    return Array.isArray(stored) ? stored : [];
  },
  set: (items: readonly unknown[]) => write(key, JSON.stringify(items)),
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

/** Every key that the two sites keep in the browser, by the names that were given (D23-3). */
export const storage = {
  token: text("token"),
  adminToken: text("adminToken"),
  role: text("role"),
  language: oneOf<Language>("language", languages),
  currency: oneOf<Currency>("currency", currencies),
  requestBasket: listed("requestBasket"),
  comparedProducts: listed("comparedProducts"),
  productSearchText: recent("productSearchText"),
  sellerSearchText: recent("sellerSearchText"),
  loginInfo: {
    get(): LoginInfo {
      const stored = readJson("loginInfo");
      const known: Record<string, unknown> =
        typeof stored === "object" && stored !== null ? { ...stored } : {};
      const userId = typeof known["userId"] === "string" ? known["userId"] : "";
      return { userId, password: "", checked: known["checked"] === true };
    },
    set: (userId: string, checked: boolean) =>
      write("loginInfo", JSON.stringify({ userId, password: "", checked })),
    clear: () => write("loginInfo", undefined),
  },
};
