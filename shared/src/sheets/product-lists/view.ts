import { headOf, type ListRole } from "./heads.ts";
import type { ListRow } from "./rows.ts";

/** The columns of a list by what they hold. */
export class View {
  readonly heads: readonly string[];
  readonly roles: readonly ListRole[];
  /** The codes of a dealer stand for the part numbers. */
  readonly isByCode: boolean;
  constructor(heads: readonly string[], roles: readonly ListRole[]) {
    this.heads = heads;
    this.roles = roles;
    this.isByCode = headOf(this.head("partNumber"))?.role === "distributorCode";
  }
  has(role: ListRole): boolean {
    return this.roles.includes(role);
  }
  text(row: ListRow, role: ListRole): string {
    const text = row.cells[this.roles.indexOf(role)] ?? "";
    // A row that has the buyer's own number alone is found by it.
    return text === "" && role === "partNumber" ? this.text(row, "ownNumber") : text;
  }
  head(role: ListRole): string {
    return this.heads[this.roles.indexOf(role)] ?? "";
  }
  isFilled({ filled }: ListRow, role: ListRole): boolean {
    return filled?.includes(this.roles.indexOf(role)) ?? false;
  }
}
