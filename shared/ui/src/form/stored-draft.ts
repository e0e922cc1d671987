const prefix = "draft:";

type Fields = Record<string, unknown>;
/** Where typed values are stored: until the tab is closed, or until they are sent or discarded. */
export type Keep = "tab" | "machine";

const storeOf = (keep: Keep): Storage => (keep === "tab" ? sessionStorage : localStorage);

/** The input stored under a name before a reload, or undefined. */
export function storedDraft(name: string, keep: Keep = "tab"): Fields {
  try {
    const stored: unknown = JSON.parse(storeOf(keep).getItem(prefix + name) ?? "{}");
    return typeof stored === "object" && stored !== null ? { ...stored } : {};
  } catch {
    return {}; // Storage is off or has other content: the form starts empty.
  }
}

export const hasDraft = (name: string, keep: Keep = "tab"): boolean =>
  Object.keys(storedDraft(name, keep)).length > 0;

export function storeDraft(name: string, values: Fields, keep: Keep = "tab"): void {
  try {
    storeOf(keep).setItem(prefix + name, JSON.stringify(values));
  } catch {
    return; // Storage is off or full: the form works without it.
  }
}

export function dropDraft(name: string, keep: Keep = "tab"): void {
  try {
    storeOf(keep).removeItem(prefix + name);
  } catch {
    return; // Storage is off: nothing to delete.
  }
}
