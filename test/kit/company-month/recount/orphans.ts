import type { MemberItem } from "@bupum/functions/accounts/companies/items";
import { expect } from "vitest";
import { isThere, type Play } from "../companies.ts";

/** Counts of a company are its members' rows, and an owner is there (D40-6). */
function expectMembers(play: Play, members: readonly MemberItem[]): void {
  const byCompany = Map.groupBy(members, ({ companyId }) => companyId);
  for (const company of play.companies) {
    const own = byCompany.get(company.id) ?? [];
    const row = play.journal.now(`company#${company.id}`, "company");
    if (!row) expect(own, company.id).toEqual([]);
    else {
      const ownerCount = own.filter(({ roles }) => roles.includes("OWNER")).length;
      expect(row, company.id).toMatchObject({ memberCount: own.length, ownerCount });
      expect(ownerCount, company.id).toBeGreaterThan(0);
    }
  }
}

/** Of a company that is gone only its books stay, and what ends by itself. */
function expectGone(play: Play): number {
  const gone = play.companies.filter((one) => !isThere(play, one));
  const rows = Map.groupBy(play.journal.all("company"), ({ pk }) => String(pk));
  const requests = Map.groupBy(
    play.journal.all("group").filter(({ sk }) => sk === "group"),
    ({ buyerId }) => String(buyerId),
  );
  for (const { id, buyerId } of gone) {
    const left = (rows.get(`company#${id}`) ?? []).filter(({ ttl }) => ttl === undefined);
    expect(left, id).toEqual([]);
    expect(play.journal.now(`request-basket#${buyerId}`, "basket"), id).toBeUndefined();
    for (const { status } of play.journal.approvalsOf(buyerId)) expect(status).not.toBe("WAITING");
    for (const { status } of play.journal.ordersOf(buyerId))
      expect(status).not.toMatch(/PENDING|CONFIRMED/);
    for (const { open, id: request } of requests.get(buyerId) ?? [])
      expect(open, String(request)).toBe(false);
  }
  return gone.length;
}

/** Memberships, baskets and what a dissolved company leaves: no row is an orphan (D40-7, D40-8, D46). */
export function recountOrphans(play: Play) {
  const all = play.journal.all("companies-of");
  const members = all.filter(({ sk }) => String(sk) !== "counter") as unknown as MemberItem[];
  expectMembers(play, members);
  const byUser = Map.groupBy(members, ({ userId }) => userId);
  const isLeft = (id: string) => {
    const account = play.journal.now(`user#${id}`, "account");
    return !account || account["deletedAt"] !== undefined;
  };
  let left = 0;
  for (const { id } of play.people) {
    const own = byUser.get(id) ?? [];
    const counter = play.journal.now(`companies-of#${id}`, "counter");
    expect(counter?.["count"] ?? 0, id).toBe(own.length);
    if (!isLeft(id)) continue;
    left += 1;
    expect(own, id).toEqual([]);
    expect(play.journal.now(`request-basket#${id}`, "basket"), id).toBeUndefined();
  }
  return { dissolved: expectGone(play), withdrawn: left };
}
