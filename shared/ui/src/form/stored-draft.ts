const prefix = "draft:";

type Fields = Record<string, unknown>;

/** What was typed under a name before a reload, or nothing. */
export function storedDraft(name: string): Fields {
  try {
    const stored: unknown = JSON.parse(sessionStorage.getItem(prefix + name) ?? "{}");
    return typeof stored === "object" && stored !== null ? { ...stored } : {};
  } catch {
    return {}; // Storage is off or holds something else: the form starts empty.
  }
}

export function storeDraft(name: string, values: Fields): void {
  try {
    sessionStorage.setItem(prefix + name, JSON.stringify(values));
  } catch {
    return; // Storage is off or full: the form works without memory.
  }
}

export function dropDraft(name: string): void {
  try {
    sessionStorage.removeItem(prefix + name);
  } catch {
    return; // Storage is off: there was nothing to forget.
  }
}
