const prefix = "draft:";

type Fields = Record<string, unknown>;
/** Where typed values stay: until the tab is closed, or until they are sent or thrown away. */
export type Keep = "tab" | "machine";

const storeOf = (keep: Keep): Storage => (keep === "tab" ? sessionStorage : localStorage);

/** What was typed under a name before a reload, or nothing. */
export function storedDraft(name: string, keep: Keep = "tab"): Fields {
  try {
    const stored: unknown = JSON.parse(storeOf(keep).getItem(prefix + name) ?? "{}");
    return typeof stored === "object" && stored !== null ? { ...stored } : {};
  } catch {
    return {}; // Storage is off or holds something else: the form starts empty.
  }
}

export const hasDraft = (name: string, keep: Keep = "tab"): boolean =>
  Object.keys(storedDraft(name, keep)).length > 0;

export function storeDraft(name: string, values: Fields, keep: Keep = "tab"): void {
  try {
    storeOf(keep).setItem(prefix + name, JSON.stringify(values));
  } catch {
    return; // Storage is off or full: the form works without memory.
  }
}

export function dropDraft(name: string, keep: Keep = "tab"): void {
  try {
    storeOf(keep).removeItem(prefix + name);
  } catch {
    return; // Storage is off: there was nothing to forget.
  }
}
