import { useDays } from "@bupum/ui/display/days";
import type { PenaltyDetail } from "@bupum/shared/trust/user-penalty-histories/admin-contract";
import * as rules from "@bupum/shared/trust/user-penalty-histories/rules";
import { confirmed } from "@bupum/ui/frame/dialogs";
import { useWords } from "../words.ts";

/** Without an approval points have no effect (D10-3). */
const isLimitable = ({ standing }: PenaltyDetail) =>
  !["REJECTED", "NONE"].includes(standing.sellerStatus);

/** Live points of the seller without this report's. */
function sumWithout({ id, points, decidedAt, standing }: PenaltyDetail): number {
  if (!decidedAt) return standing.points;
  const own = [{ penaltyId: id, points, at: decidedAt }];
  return standing.points - rules.sumOf(rules.livePoints(own, new Date().toISOString()));
}

/** Asks before points are given or taken back, and names the effect (D10-3). */
export function useConfirmations(of: PenaltyDetail) {
  const say = useWords("userPenaltyHistories");
  const { dayOf: day } = useDays();
  const { points: before, sellerStatus, sellerBlockedUntil } = of.standing;
  const sums = (after: number) =>
    say("confirmation.sums", { seller: of.targetName, before, after });

  const giving = (points: number): Promise<boolean> => {
    const after = before + points;
    const effect = isLimitable(of) ? rules.effectOf(before, after) : "UNLIMITABLE";
    const until = day(rules.blockedUntil(new Date().toISOString()));
    return confirmed({
      title: say("confirmation.give", { points }),
      body: [sums(after), say(`confirmation.given.${effect}`, { until })].join("\n"),
      primary: say("approve"),
      danger: effect === "BLOCKED" || effect === "REVOKED",
    });
  };

  const takingBack = (): Promise<boolean> => {
    const after = sumWithout(of);
    const isBlocked = rules.isBlocking(after) ? "stillBlocked" : "unblocked";
    const isRevoked = rules.isRevoking(after) ? "stillRevoked" : "restored";
    return confirmed({
      title: say("confirmation.takeBack", { points: of.points }),
      body: [
        sums(after),
        ...(sellerBlockedUntil
          ? [say(`confirmation.${isBlocked}`, { until: day(sellerBlockedUntil) })]
          : []),
        ...(sellerStatus === "REJECTED" ? [say(`confirmation.${isRevoked}`)] : []),
        say(of.effect === "REVOKED" ? "confirmation.stays" : "confirmation.told"),
      ].join("\n"),
      primary: say("takeBack"),
    });
  };
  return { giving, takingBack };
}
