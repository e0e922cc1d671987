import { type ListRole, listRoles } from "@bupum/shared/sheets/product-lists/heads";

const name = "productListColumns";
/** Sheets whose columns are remembered; the oldest is forgotten first. */
const most = 20;

type Kept = Record<string, ListRole[]>;

const isRole = (one: unknown): one is ListRole => listRoles.some((role) => role === one);

function kept(): Kept {
  try {
    const stored: unknown = JSON.parse(localStorage.getItem(name) ?? "{}");
    if (typeof stored !== "object" || stored === null) return {};
    return Object.fromEntries(
      Object.entries(stored).filter(
        (entry): entry is [string, ListRole[]] => Array.isArray(entry[1]) && entry[1].every(isRole),
      ),
    );
  } catch {
    return {}; // Storage is off or has other content: nothing is remembered.
  }
}

const keyOf = (heads: readonly string[]) => heads.join("\t");

/** What somebody chose for a sheet of the same headings, if it has any. */
export const rolesFor = (heads: readonly string[]): ListRole[] | undefined =>
  heads.some((head) => head !== "") ? kept()[keyOf(heads)] : undefined;

export function rememberRoles(heads: readonly string[], roles: ListRole[]): void {
  if (heads.every((head) => head === "")) return;
  const { [keyOf(heads)]: _, ...others } = kept();
  const entries = [...Object.entries(others), [keyOf(heads), roles] as const].slice(-most);
  try {
    localStorage.setItem(name, JSON.stringify(Object.fromEntries(entries)));
  } catch {
    return; // Storage is off or full: the choice lasts as long as the page.
  }
}
