import type { MemberItem } from "@bupum/functions/accounts/companies/items";
import type { ApprovalItem } from "@bupum/functions/deal/order-approvals/items";
import type { OrderItem } from "@bupum/functions/deal/product-estimate-orders/items";
import type { ApprovalRules } from "@bupum/shared/accounts/companies/approval-rules";
import type { CostCentres } from "@bupum/shared/accounts/companies/cost-centres";
import type { Id } from "@bupum/shared/kernel/ids";
import type { Instant } from "@bupum/shared/kernel/time";
import type { Change } from "../cloud/table.ts";

export type Row = Record<string, unknown>;
interface Version {
  at: Instant;
  /** Undefined from when it was dropped. */
  row: Row | undefined;
}

/** Of these partitions the rows are kept as they were written, and of some every version. */
const kept = new Set([
  "companies-of",
  "company",
  "delivery",
  "group",
  "merchandise",
  "notices",
  "order",
  "order-approval",
  "request-basket",
  "tax-invoice",
  "user",
]);
const versioned = new Set(["companies-of", "company", "order", "order-approval"]);

const kindOf = (pk: string): string => pk.slice(0, pk.indexOf("#"));
const nameOf = (pk: string, sk: string): string => `${pk} ${sk}`;

/**
 * What the table was at each moment, by its stream alone: no function of the product reads for the
 * recount.
 */
export function openJournal() {
  const newest = new Map<string, Map<string, Row>>();
  const pasts = new Map<string, Version[]>();
  /** The same rows of a company, by their kind and its account. */
  const bought = new Map<string, Map<string, Row>>();
  const ofBuyer = (kind: string, buyerId: Id<"usr">): Row[] => [
    ...(bought.get(nameOf(kind, buyerId))?.values() ?? []),
  ];
  const at = (pk: string, sk: string, moment: Instant): Row | undefined =>
    pasts.get(nameOf(pk, sk))?.findLast((one) => one.at <= moment)?.row;
  const journal = {
    note({ keys, newImage }: Change, moment: Instant): void {
      const [pk, sk] = [String(keys["pk"]), String(keys["sk"])];
      const kind = kindOf(pk);
      if (!kept.has(kind)) return;
      const name = nameOf(pk, sk);
      const rows = newest.get(kind) ?? new Map<string, Row>();
      newest.set(kind, rows);
      if (newImage) rows.set(name, newImage);
      else rows.delete(name);
      if (newImage?.["buyerId"] && (sk === "order" || sk === "approval")) {
        const place = nameOf(kind, String(newImage["buyerId"]));
        bought.set(place, (bought.get(place) ?? new Map<string, Row>()).set(name, newImage));
      }
      if (!versioned.has(kind)) return;
      const past = pasts.get(name) ?? [];
      pasts.set(name, past);
      past.push({ at: moment, row: newImage });
    },
    /** The rows of a kind as they are now. */
    all: (kind: string): Row[] => [...(newest.get(kind)?.values() ?? [])],
    now: (pk: string, sk: string): Row | undefined => newest.get(kindOf(pk))?.get(nameOf(pk, sk)),
    at,
    pastOf: (pk: string, sk: string): readonly Version[] => pasts.get(nameOf(pk, sk)) ?? [],
    // Only the product writes these rows, in these shapes.
    ordersOf: (buyerId: Id<"usr">) => ofBuyer("order", buyerId) as unknown as OrderItem[],
    approvalsOf: (buyerId: Id<"usr">) =>
      ofBuyer("order-approval", buyerId) as unknown as ApprovalItem[],
    /** A row as it was just before a moment. */
    before: (pk: string, sk: string, moment: Instant): Row | undefined =>
      pasts.get(nameOf(pk, sk))?.findLast((one) => one.at < moment)?.row,
    memberAt: (company: Id<"cmp">, user: Id<"usr">, moment: Instant) =>
      at(`companies-of#${user}`, `company#${company}`, moment) as unknown as MemberItem | undefined,
    rulesAt: (company: Id<"cmp">, moment: Instant) =>
      at(`company#${company}`, "approval-rules", moment) as unknown as ApprovalRules | undefined,
    centresAt: (company: Id<"cmp">, moment: Instant) =>
      (at(`company#${company}`, "cost-centres", moment) as unknown as CostCentres | undefined)
        ?.costCentres ?? [],
    templateAt: (company: Id<"cmp">, moment: Instant): string =>
      String(at(`company#${company}`, "order-numbers", moment)?.["template"] ?? ""),
  };
  return journal;
}
export type Journal = ReturnType<typeof openJournal>;
