import { ownCalls } from "@bupum/infra/local/access/lambda-asks";
import { decide } from "@bupum/infra/local/access/evaluate";
import { type Grant, readPolicy, type Statement } from "@bupum/infra/local/access/policy";
import type { Policies } from "@bupum/infra/local/access/templates";
import type { Used } from "@bupum/infra/local/access/usage";

export interface Right {
  role: string;
  action: string;
  resource: string;
}
export interface Report {
  /** Rights without which a recorded call would have been refused. */
  needed: Right[];
  /** Rights whose removal changes nothing. */
  unused: Right[];
}

const context = { "aws:securetransport": "true" };

/** The same statements without one grant. */
const without = (statements: readonly Statement[], taken: Grant): Statement[] =>
  statements.map((one) => ({ ...one, grants: one.grants.filter((grant) => grant !== taken) }));

/**
 * Removes each right from its role and replays what the role did in a run, and what AWS does in
 * that role: where nothing is refused, the right is unused.
 */
export function reportOf({ documents, deployment }: Policies, recorded: readonly Used[]): Report {
  const own = ownCalls(deployment).flatMap(({ role, asks }) => asks.map((ask) => ({ role, ask })));
  const done = Map.groupBy([...recorded, ...own], ({ role }) => role);
  const report: Report = { needed: [], unused: [] };
  for (const [role, { policies }] of Object.entries(documents.roles)) {
    const statements = policies.flatMap(readPolicy);
    const asks = (done.get(role) ?? []).map(({ ask }) => ask);
    for (const grant of statements.flatMap(({ grants }) => grants)) {
      const poorer = without(statements, grant);
      const isMissed = asks
        .filter(grant.covers)
        .some((ask) => !decide(ask, { role }, context, poorer).allowed);
      const { action, resource } = grant;
      report[isMissed ? "needed" : "unused"].push({ role, action, resource });
    }
  }
  return report;
}
