import type { ApprovalRule } from "@bupum/shared/accounts/companies/approval-rules";
import type { CostCentresDraft } from "@bupum/shared/accounts/companies/cost-centres";
import { addDays, seoulDay } from "@bupum/shared/kernel/time";
import {
  bring,
  type Company,
  idsOf,
  isThere,
  membersAt,
  type Person,
  type Play,
  someMember,
  someRoles,
} from "./companies.ts";

/** Somebody of a company does something; undefined where nothing is there to be done. */
export type CompanyAct = (play: Play, company: Company) => Promise<unknown> | undefined;

const placeOf = ({ id: companyId }: Company) => ({ companyId });
const ofMember = ({ id: companyId }: Company, { id: userId }: Person) => ({ companyId, userId });
const asOwner =
  (
    act: (play: Play, company: Company, owner: Person) => Promise<unknown> | undefined,
  ): CompanyAct =>
  (play, company) => {
    // Now and then somebody tries who is no owner.
    const owner =
      play.below(30) === 0 ? someMember(play, company) : someMember(play, company, "OWNER");
    return owner && act(play, company, owner);
  };

/** Totals of rules in won; a line of the month comes to some 1,000 to 300,000. */
const limits = [30_000, 100_000, 200_000, 400_000];

function someRule(play: Play, company: Company): ApprovalRule | undefined {
  const { random, oneOf, below, placed, journal, now } = play;
  const approvers = idsOf(
    membersAt(play, company, now()).filter(({ roles }) => roles.includes("APPROVER")),
  );
  if (approvers.length === 0) return undefined;
  const centres = journal.centresAt(company.id, now());
  const step = () => [
    ...new Set([oneOf(approvers), ...(random() < 0.4 ? [oneOf(approvers)] : [])]),
  ];
  return {
    ...(random() < 0.8 && { fromWon: oneOf(limits) }),
    ...(random() < 0.15 && centres.length > 0 && { costCentreId: oneOf(centres).id }),
    ...(random() < 0.2 && { isOverBudget: true }),
    ...(random() < 0.2 && {
      categories: {
        ids: [oneOf([placed.power, placed.breakers, placed.sensors])],
        withLinesInWords: random() < 0.3,
      },
    }),
    isNewSeller: random() < 0.1,
    steps: Array.from({ length: 1 + below(2) }, step),
  };
}

/** Other rules; none at all now and then. */
export const stateRules = asOwner(async (play, company, owner) => {
  const rules = Array.from({ length: play.below(4) }, () => someRule(play, company));
  const body = {
    rules: rules.filter((rule) => rule !== undefined),
    mayReleaseOwn: play.random() < 0.3,
  };
  const api = await play.apiOf(owner);
  return api.companies.setApprovalRules({ params: placeOf(company), body });
});

type Draft = CostCentresDraft["costCentres"];
function someBudget({ random, oneOf }: Play): Pick<Draft[number], "budget"> {
  if (random() < 0.2) return {};
  const period = random() < 0.6 ? ("MONTH" as const) : ("YEAR" as const);
  return { budget: { won: oneOf([200_000, 500_000, 1_000_000, 3_000_000]), period } };
}
const mostCentres = 5;

/** One cost centre more, or another budget of one, or one that is closed or opened. */
export const stateCentres = asOwner(async (play, company, owner) => {
  const known = play.journal
    .centresAt(company.id, play.now())
    .map(({ id, code, name, budget, isClosed }) => ({
      id,
      code,
      name,
      isClosed,
      ...(budget && { budget }),
    }));
  const added = { code: `C${known.length}`, name: "생산팀", isClosed: false, ...someBudget(play) };
  const changed = known.length > 0 ? play.oneOf(known) : undefined;
  const isMore = known.length < mostCentres && (!changed || play.random() < 0.5);
  const costCentres: Draft = isMore
    ? [...known, added]
    : known.map((one) => {
        if (one !== changed) return one;
        const { budget: _, ...rest } = one;
        return play.random() < 0.3
          ? { ...one, isClosed: !one.isClosed }
          : { ...rest, ...someBudget(play) };
      });
  const api = await play.apiOf(owner);
  return api.companies.setCostCentres({ params: placeOf(company), body: { costCentres } });
});

const templates = ["PO-{YY}{MM}-{###}", "{YYYY}{MM}{DD}/{##}", "A{####}", "Y{YY}-{###}"];
export const stateTemplate = asOwner(async (play, company, owner) => {
  const body = play.random() < 0.2 ? {} : { template: play.oneOf(templates) };
  const api = await play.apiOf(owner);
  return api.companies.setOrderNumbers({ params: placeOf(company), body });
});

/** A member who gets other roles, or becomes an owner beside the others. */
const changeRoles = asOwner(async (play, company, owner) => {
  const member = someMember(play, company)!;
  const isHandedOver = play.random() < 0.2;
  const body = { roles: isHandedOver ? (["OWNER", "BUYER"] as const) : someRoles(play) };
  const api = await play.apiOf(owner);
  const params = ofMember(company, member);
  return api.companies.changeMember({ params, body: { roles: [...body.roles] } });
});

const removeSomebody = asOwner(async (play, company, owner) => {
  const params = ofMember(company, someMember(play, company)!);
  return (await play.apiOf(owner)).companies.removeMember({ params });
});

const leave: CompanyAct = (play, company) => {
  const member = someMember(play, company);
  return member && leaving(play, company, member);
};
const leaving = async (play: Play, company: Company, member: Person) =>
  (await play.apiOf(member)).companies.removeMember({ params: ofMember(company, member) });

const bringSomebody: CompanyAct = (play, company) =>
  company.isEnding ? undefined : bring(play, company, play.oneOf(play.people), someRoles(play));

/** Somebody is away for some days, or is back. */
const nameStandIn: CompanyAct = (play, company) => {
  const [member, other] = [someMember(play, company, "APPROVER"), someMember(play, company)];
  return member && other && standingIn(play, company, [member, other]);
};
async function standingIn(play: Play, company: Company, [member, other]: [Person, Person]) {
  const today = seoulDay(play.now());
  const from = addDays(today, play.below(3) - 1);
  const standIn = { userId: other.id, from, until: addDays(from, 1 + play.below(4)) };
  const body = play.random() < 0.2 ? {} : { standIn };
  return (await play.apiOf(member)).companies.standIn({ params: placeOf(company), body });
}

const changeBasket: CompanyAct = (play, company) => {
  const member = someMember(play, company);
  return member && fillBasket(play, company, member);
};
async function fillBasket(play: Play, { id }: Company, member: Person) {
  const { productId } = play.oneOf(play.listings);
  const change =
    play.random() < 0.7
      ? { action: "ADD" as const, productId, quantity: 1 + play.below(9) }
      : { action: "DROP" as const, productId };
  const own = play.random() < 0.2 ? undefined : id;
  return (await play.apiOf(member, own)).requestBaskets.change({ body: { changes: [change] } });
}

/** What is done about a company itself, each as often as it stands here. */
export const companyActs: readonly (readonly [string, number, CompanyAct])[] = [
  ["rules", 6, stateRules],
  ["cost centres", 4, stateCentres],
  ["template", 3, stateTemplate],
  ["roles", 4, changeRoles],
  ["remove", 1, removeSomebody],
  ["leave", 1, leave],
  ["bring", 3, bringSomebody],
  ["stand-in", 4, nameStandIn],
  ["basket", 3, changeBasket],
];

/** The end of a company: its members go, and its owner dissolves it as soon as no order runs. */
export async function endCompany(play: Play, company: Company): Promise<void> {
  if (!isThere(play, company)) return;
  company.isEnding = true;
  const owner = someMember(play, company, "OWNER")!;
  for (const { person } of membersAt(play, company, play.now()))
    if (person !== owner)
      await (await play.apiOf(owner)).companies.removeMember({ params: ofMember(company, person) });
  await (await play.apiOf(owner)).companies.dissolve({ params: placeOf(company) });
}

/** An account that leaves the market, by an admin at its wish. */
export async function withdraw(play: Play, person: Person): Promise<void> {
  const account = play.journal.now(`user#${person.id}`, "account");
  if (!account) return;
  const query = { userId: String(account["userId"]) };
  await (await play.adminApi()).userEntities.deleteUser({ query });
}
