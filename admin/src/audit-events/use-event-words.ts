import type { AuditEvent } from "@bupum/shared/accounts/audit-events/admin-contract";
import { type AuditEntity, auditEntities } from "@bupum/shared/accounts/audit-events/entities";
import { saidStates } from "@bupum/shared/catalogue/products/lives";
import { actorRoles } from "@bupum/shared/kernel/trail";
import type { TrailChange } from "@bupum/shared/kernel/trail-fields";
import { useFormatter, useLocale } from "use-intl";
import { among } from "../layout/among.ts";
import type { Messages } from "../words/ko.ts";
import { useWords } from "../words.ts";

type State = keyof Messages["auditEvents"]["states"];

/** States of events that have words; the others are said to be of another kind. */
const states = [
  "NONE",
  "PENDING",
  "READY",
  "CHECKING",
  "IN_PROGRESS",
  "DONE",
  "FAILED",
  "APPROVED",
  "REJECTED",
  "CORRECTION",
  "CONFIRMED",
  "REPLIED",
  "COMPLETED",
  "CANCELLED",
  "CLOSED",
  "CANCEL_ASKED",
  "SHIPPED",
  "RESHIPPED",
  "REMOVED",
  "DELETED",
  "MERGED",
  "SHOWN",
  "HIDDEN",
  "PUBLISHED",
  "SCHEDULED",
  "ON_SALE",
  "REGISTERED",
  "ACTIVE",
  "SUSPENDED",
  "PAID",
  "ADMIN",
  "USER",
  "SELLER",
  "BLOCKED",
  "READ",
  "VIEWED",
  "VIEW_ENDED",
  "SUPPORT_OPENED",
  "SUPPORT_WROTE",
  "SUPPORT_SETTLED",
  "DIFFERS",
  "EXPLAINED",
  "NOTED",
  "APPLIED",
  "DECLINED",
  "PRODUCT_PROPOSED",
  "PRODUCT_CONFIRMED",
  "PRODUCT_DECLINED",
] as const satisfies readonly State[];

/** Reasons of events that are codes and have words; the others are unsaid. */
const reasons = [
  "EMAIL",
  "PASSWORD",
  "PASSWORD_LINK",
  "RESET",
  "SESSIONS",
  "SESSION_ENDED",
  "PASSKEY_ADDED",
  "PASSKEY_REMOVED",
  "PASSKEY_LOGIN",
] as const satisfies readonly (keyof Messages["auditEvents"]["reasons"])[];

/** Before it there was nothing. */
const beginnings: ReadonlySet<string> = new Set(["NONE", "-", "NEW"]);
const isCode = (text: string) => /^[A-Z][A-Z_0-9]+$/.test(text);
export const knownEntity = (entity: string): AuditEntity | undefined =>
  among(auditEntities, entity);

/** Events in the reader's language; typed texts are unchanged, and codes without words unsaid. */
export function useEventWords() {
  const say = useWords("auditEvents");
  const format = useFormatter();
  const countries = new Intl.DisplayNames(useLocale(), { type: "region" });
  const state = (text: string) => {
    const known = among(states, text);
    return known ? say(`states.${known}`) : isCode(text) ? say("other") : text;
  };
  const several = (text: string) => text.split(/[ ,]/).map(state).join(" · ");
  const value = ({ field }: TrailChange, text: string | undefined) => {
    if (text === undefined) return say("empty");
    if (field === "country" && /^[A-Z]{2}$/.test(text)) return countries.of(text) ?? text;
    const life = field === "life" && among(saidStates, text);
    if (life) return say(`lives.${life}`);
    if (field === "stock" && /^\d+$/.test(text)) return format.number(Number(text));
    return field === "role" || field === "state" ? state(text) : text;
  };
  return {
    entity(text: string) {
      const known = knownEntity(text);
      return known ? say(`entities.${known}`) : say("other");
    },
    step({ from, to }: Pick<AuditEvent, "from" | "to">) {
      if (from === to) return say("changed");
      if (beginnings.has(from)) return to === "NONE" ? say("created") : several(to);
      return `${several(from)} → ${several(to)}`;
    },
    /** Who acted, by name or role, and how. */
    actor({ via, actorRole, actorName, onBehalfOf }: AuditEvent) {
      const role = among(actorRoles, via === "SYSTEM" ? via : actorRole);
      return [
        actorName ?? say(`roles.${role ?? "SYSTEM"}`),
        actorName && role && role !== "ADMIN" && say(`roles.${role}`),
        via === "LINK" && say("byLink"),
        via === "TEST" && say("inTest"),
        onBehalfOf && say("forOther"),
      ]
        .filter(Boolean)
        .join(" · ");
    },
    /** What changed, and the typed reason. */
    details({ changes = [], reason }: AuditEvent): string[] {
      const known = reason !== undefined && among(reasons, reason);
      const typed = known ? [say(`reasons.${known}`)] : reason && !isCode(reason) ? [reason] : [];
      return [
        ...changes.map((change) => {
          const field = say(`fields.${change.field}`);
          return change.from === undefined && change.to === undefined
            ? say("fieldChanged", { field })
            : say("fromTo", {
                field,
                from: value(change, change.from),
                to: value(change, change.to),
              });
        }),
        ...typed,
      ];
    },
  };
}
