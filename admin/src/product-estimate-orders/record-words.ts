import { actorRoles, type TrailEvent } from "@bupum/shared/kernel/trail";
import { type CloseReason, closeReasons } from "@bupum/shared/deal/estimate-groups/fields";
import {
  type CancelReason,
  cancelReasons,
  shipDateReasons,
  systemCancelReasons,
} from "@bupum/shared/deal/product-estimate-orders/sides";
import { requoteReasons } from "@bupum/shared/deal/product-estimates/requote";
import { among } from "../layout/among.ts";
import { useWords } from "../words.ts";
import { rejectReasons } from "./queries.ts";

/** Values of the audit that have words of their own. */
const entities = ["estimateGroup", "estimate", "productEstimate", "orderBatch", "order"] as const;
const ways = ["LINK", "TEST"] as const;
const steps = [
  "PENDING",
  "CONFIRMED",
  "REPLIED",
  "REJECTED",
  "COMPLETED",
  "CANCELLED",
  "CLOSED",
  "CANCEL_ASKED",
  "SHIPPED",
  "RESHIPPED",
  "RECEIVED",
  "PIECES_CANCELLED",
  "REMOVED",
  "NOTED",
  "DATE_HELD",
  "DATE_MOVED",
  "NUMBER_STATED",
  "DATE_PASSED",
  "PRODUCT_PROPOSED",
  "PRODUCT_CONFIRMED",
  "PRODUCT_DECLINED",
] as const;
/** Every code that may be the reason of a step. */
export const causes = [
  ...rejectReasons,
  ...cancelReasons,
  ...systemCancelReasons,
  ...closeReasons,
  ...requoteReasons,
  ...shipDateReasons,
  "force",
] as const satisfies readonly (CancelReason | CloseReason | string)[];

/** In the reader's language; typed texts are unchanged. */
export function useRecordWords() {
  const say = useWords("productEstimateOrders");
  const step = (word: string) => {
    const known = among(steps, word);
    return known ? say(`steps.${known}`) : word;
  };
  return {
    entity(word: string) {
      const known = among(entities, word);
      return known ? say(`entities.${known}`) : word;
    },
    /** Who acted, through which channel, and for which side. */
    actor({ via, actorRole, onBehalfOf }: TrailEvent) {
      const role = among(actorRoles, via === "SYSTEM" ? via : actorRole);
      const way = among(ways, via);
      const side = onBehalfOf?.startsWith("usr_") ? "onBehalfOfBuyer" : "onBehalf";
      return [
        role ? say(`roles.${role}`) : actorRole,
        way && say(`ways.${way}`),
        onBehalfOf && say(side),
      ].filter(Boolean);
    },
    /** Lines of one call may have had different states. */
    step({ from, to }: TrailEvent) {
      if (from === "-") return step(to);
      if (from === to) return say("steps.CHANGED");
      return `${from.split(",").map(step).join(", ")} → ${step(to)}`;
    },
    reason(word: string) {
      const known = among(causes, word);
      return known ? say(`causes.${known}`) : word;
    },
  };
}

interface Known {
  /** Names of entities by their ids. */
  names: ReadonlyMap<string, string>;
  /** Names of the lines that the page shows, by their ids within the request. */
  lines: ReadonlyMap<string, string>;
}

/** The subject of a step: its entity, and its lines. */
export function useEventNames() {
  const say = useWords("productEstimateOrders");
  return ({ names, lines }: Known) =>
    ({ id, lineIds }: Pick<TrailEvent, "id" | "lineIds">): string | undefined => {
      const known = (lineIds ?? []).flatMap((one) => lines.get(one) ?? []);
      const more = (lineIds?.length ?? 0) - known.length;
      const others = known.length === 0 ? say("otherLines") : say("moreLines", { count: more });
      const texts = [names.get(id), ...known, more > 0 && others].filter(Boolean);
      return texts.length > 0 ? texts.join(" · ") : undefined;
    };
}
