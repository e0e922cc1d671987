import type { MemberItem } from "@bupum/functions/accounts/companies/items";
import { type CompanyRole, companyRoles } from "@bupum/shared/kernel/company-roles";
import type { Id } from "@bupum/shared/kernel/ids";
import { buyerIdOf } from "@bupum/shared/kernel/owner-ids";
import { companyDraft } from "../companies.ts";
import type { Market } from "./market.ts";
import type { MonthSize } from "./place.ts";

export interface Person {
  id: Id<"usr">;
  email: string;
}
export interface Company {
  id: Id<"cmp">;
  buyerId: Id<"usr">;
  /** Who ever was a member. */
  people: Set<Person>;
  requests: Id<"egr">[];
  /** Its owner wants it dissolved: nothing new is asked, and its members go. */
  isEnding: boolean;
}
export interface Play extends Market {
  people: Person[];
  companies: Company[];
}

/** A company that there is, with its members of now by the table's rows. */
export const isThere = ({ journal }: Market, { id }: Company): boolean =>
  journal.now(`company#${id}`, "company") !== undefined;

export function membersAt(
  { journal }: Pick<Market, "journal">,
  { id, people }: Company,
  at: string,
): (MemberItem & { person: Person })[] {
  return [...people].flatMap((person) => {
    const row = journal.memberAt(id, person.id, at);
    return row ? [{ ...row, person }] : [];
  });
}

/** Somebody who is a member with that role now. */
export function someMember(play: Play, company: Company, ...roles: CompanyRole[]) {
  const fitting = membersAt(play, company, play.now()).filter(
    (one) => roles.length === 0 || one.roles.some((role) => roles.includes(role)),
  );
  return fitting.length > 0 ? play.oneOf(fitting).person : undefined;
}

export const idsOf = (members: readonly { userId: Id<"usr"> }[]) =>
  members.map(({ userId }) => userId);

/** One role or several: somebody who orders rarely keeps the books. */
export function someRoles({ below, oneOf, random }: Market): CompanyRole[] {
  const first = oneOf(companyRoles.slice(0, 4));
  const more = random() < 0.4 ? [companyRoles[below(5)]!] : [];
  return [...new Set([first, ...more])];
}

/** An owner invites somebody, who joins. */
export async function bring(play: Play, company: Company, person: Person, roles: CompanyRole[]) {
  const owner = someMember(play, company, "OWNER");
  if (!owner) return;
  const params = { companyId: company.id };
  const body = { email: person.email, roles };
  company.people.add(person);
  const { code } = await (await play.apiOf(owner)).companies.invite({ params, body });
  return (await play.apiOf(person)).companies.join({ params, body: { code } });
}

/** The roles of the first members of a company, who can buy together. */
const firstRoles: CompanyRole[][] = [["APPROVER"], ["BUYER"], ["APPROVER", "ACCOUNTANT"]];

async function found(play: Play, founder: Person, at: number): Promise<Company> {
  const body = { ...companyDraft, name: `회사 ${at}` };
  const { id } = await (await play.apiOf(founder)).companies.found({ body });
  const made = { id, buyerId: buyerIdOf(id), requests: [], isEnding: false };
  const company: Company = { ...made, people: new Set([founder]) };
  play.companies.push(company);
  await play.gather();
  return company;
}

/** Companies and their people; every sixth of them belongs to a second company, too. */
export async function foundAll(market: Market, size: MonthSize): Promise<Play> {
  const play: Play = { ...market, people: [], companies: [] };
  for (let at = 0; at < size.people; at++) {
    const alarmType = at % 3 === 0 ? "KAKAO" : "EMAIL";
    const { id, email } = await play.world.member({ alarmType });
    play.people.push({ id, email });
  }
  const most = Math.floor(size.people / size.companies);
  for (let at = 0; at < size.companies; at++) {
    const [founder, ...others] = play.people.slice(at * most, (at + 1) * most);
    const company = await found(play, founder!, at);
    for (const [place, person] of others.entries())
      await bring(play, company, person, firstRoles[place] ?? someRoles(play));
    for (const person of others.filter(() => play.below(6) === 0)) {
      const other = play.oneOf(play.companies);
      if (other !== company) await bring(play, other, person, someRoles(play));
    }
    await play.gather();
  }
  return play;
}
