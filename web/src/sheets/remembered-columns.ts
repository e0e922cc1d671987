/** Sheets of one kind whose columns are remembered; the oldest is forgotten first. */
const most = 20;

const keyOf = (heads: readonly string[]) => heads.join("\t");

/**
 * What somebody chose for the columns of sheets of one kind, by their headings, in this browser.
 * `isRole` refuses what another version of the site has stored.
 */
export function rememberedColumns<Role extends string>(
  name: string,
  isRole: (one: unknown) => one is Role,
) {
  function kept(): Record<string, Role[]> {
    try {
      const stored: unknown = JSON.parse(localStorage.getItem(name) ?? "{}");
      if (typeof stored !== "object" || stored === null) return {};
      return Object.fromEntries(
        Object.entries(stored).filter(
          (entry): entry is [string, Role[]] => Array.isArray(entry[1]) && entry[1].every(isRole),
        ),
      );
    } catch {
      return {}; // Storage is off or has other content: nothing is remembered.
    }
  }
  return {
    /** The choice for a sheet of the same headings, if it has any. */
    of: (heads: readonly string[]): Role[] | undefined =>
      heads.some((head) => head !== "") ? kept()[keyOf(heads)] : undefined,
    keep(heads: readonly string[], roles: Role[]): void {
      if (heads.every((head) => head === "")) return;
      const { [keyOf(heads)]: _, ...others } = kept();
      const entries = [...Object.entries(others), [keyOf(heads), roles] as const].slice(-most);
      try {
        localStorage.setItem(name, JSON.stringify(Object.fromEntries(entries)));
      } catch {
        return; // Storage is off or full: the choice lasts as long as the page.
      }
    },
  };
}
