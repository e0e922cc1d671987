import type { CompanyRole } from "@bupum/shared/kernel/company-roles";
import type { Id } from "@bupum/shared/kernel/ids";
import type { Instant } from "@bupum/shared/kernel/time";
import { expect } from "vitest";
import { type Company, membersAt, type Play } from "../companies.ts";
import type { Row } from "../journal.ts";
import { raisedName } from "../travel.ts";

/** A delivery names its notice, whom it goes to, and when it was opened (D15-2). */
interface Told {
  userId: Id<"usr">;
  noticeId: string;
  createdAt: Instant;
  /** When the provider took its AlimTalk, which may have waited for the morning. */
  sentAt?: Instant;
  notice: { event: string; refId: string; refVersion: number; link: string };
}

const companyIn = (link: string) => new URL(link, "https://x.test").searchParams.get("company");
const nameOf = ({ event, refId, refVersion }: Omit<Told["notice"], "link">) =>
  `${event} ${refId} ${refVersion}`;

/** Whom a notice to a company goes to by its event (D40-13, D40-17, D42-9). */
function rolesFor(event: string): CompanyRole[] {
  if (event === "COMPANY_JOIN_ASKED") return ["OWNER"];
  return event.startsWith("TAX_INVOICE") ? ["ACCOUNTANT", "OWNER"] : ["BUYER"];
}

/**
 * Each notice of a company's business went to somebody who was a member then, once; none is missing
 * to a member who had the role from when it was raised until it arrived.
 */
export function recountNotices(play: Play): number {
  const told = play.journal.all("delivery") as unknown as Told[];
  const rows = new Map(play.journal.all("notices").map((row) => [row["id"], row]));
  const byCompany = Map.groupBy(
    told.filter(({ notice }) => notice && companyIn(notice.link)),
    ({ notice }) => companyIn(notice.link),
  );
  let count = 0;
  // Each notice in the app is that of its one delivery.
  const delivered = new Set(told.map(({ noticeId }) => noticeId));
  const strays = [...rows.values()].filter(({ sk, id }) => sk === id && !delivered.has(String(id)));
  expect(strays.slice(0, 3)).toEqual([]);
  for (const company of play.companies) {
    const own = byCompany.get(company.id) ?? [];
    for (const one of own) {
      for (const at of [one.createdAt, one.sentAt ?? one.createdAt]) {
        const said = `${one.userId} of ${nameOf(one.notice)} at ${at}`;
        expect(play.journal.memberAt(company.id, one.userId, at), said).toBeDefined();
      }
      expectShown(play, one, rows.get(one.noticeId));
    }
    expectOnce(own);
    expectComplete(play, company, own);
    count += own.length;
  }
  return count;
}

/** What was told is in the app of who has not left the market. */
function expectShown({ journal }: Play, { userId, noticeId }: Told, row: Row | undefined): void {
  const account = journal.now(`user#${userId}`, "account");
  if (account && account["deletedAt"] === undefined)
    expect(row, noticeId).toMatchObject({ userId });
}

function expectOnce(own: readonly Told[]): void {
  const byName = Map.groupBy(own, ({ userId, notice }) => `${userId} ${nameOf(notice)}`);
  expect([...byName].filter(([, some]) => some.length > 1)).toEqual([]);
}

/** Of each notice that was passed on, everybody has it who had the role all the time. */
function expectComplete(play: Play, company: Company, own: readonly Told[]): void {
  const raised = [...play.raised.values()].filter(({ userId }) => userId === company.buyerId);
  const got = Map.groupBy(own, ({ notice }) => nameOf(notice));
  for (const notice of raised) {
    const roles = rolesFor(notice.event);
    const has = new Set(got.get(nameOf(notice))?.map(({ userId }) => userId));
    const wanted = membersAt(play, company, notice.at).filter(({ userId }) => {
      const until = play.raised.get(raisedName({ ...notice, userId }))?.doneAt ?? play.now();
      const past = play.journal.pastOf(`companies-of#${userId}`, `company#${company.id}`);
      const meanwhile = past.filter(({ at }) => at > notice.at && at <= until);
      const rolesThen = [
        play.journal.memberAt(company.id, userId, notice.at)?.roles,
        ...meanwhile.map(({ row }) => row?.["roles"] as CompanyRole[] | undefined),
      ];
      return rolesThen.every((some) => some?.some((role) => roles.includes(role)));
    });
    const missing = wanted.filter(({ userId }) => !has.has(userId));
    expect(missing.map(({ userId }) => `${userId} ${nameOf(notice)} at ${notice.at}`)).toEqual([]);
  }
}
