import { useDays } from "@bupum/ui/display/days";
import type { OwnSellerInfo } from "@bupum/shared/accounts/seller-infos/contract";
import { sumOf } from "@bupum/shared/trust/user-penalty-histories/rules";
import { Status } from "@bupum/ui/display/status";
import { useNow } from "@bupum/ui/now";
import { Link } from "@tanstack/react-router";
import { Reason, ReviewBox } from "../applicant/applicant-page.tsx";
import { useWords } from "../words.ts";

/** The state of the review, and its effect on selling. */
export function ReviewState({ info }: { info: OwnSellerInfo }) {
  const say = useWords("sellerInfos");
  const { moment: clock } = useDays();
  const now = useNow();
  const isAgain = info.approved !== undefined && info.status === "PENDING";
  const text = isAgain ? say("review.again") : say(`review.${info.status}`);
  return (
    <ReviewBox
      status={info.status}
      label={say("review.label")}
      marks={<Status of={info.status}>{say(`states.${info.status}`)}</Status>}
    >
      <p>{text}</p>
      {info.status === "PENDING" && info.reviewDueAt && (
        <p>{say("review.due", { at: clock(info.reviewDueAt) })}</p>
      )}
      {info.tradingPaused && <p>{say("review.paused")}</p>}
      {info.sellerBlockedUntil && info.sellerBlockedUntil > now && (
        <Reason>{say("review.blocked", { at: clock(info.sellerBlockedUntil) })}</Reason>
      )}
      {info.penalties && <PenaltyPoints penalties={info.penalties} clock={clock} />}
      {info.lastRejection && info.status !== "PENDING" && (
        <Reason>
          {say("review.reason", {
            reason: info.lastRejection.reason,
            at: clock(info.lastRejection.at),
          })}
        </Reason>
      )}
      {info.correctionNote && <Reason>{info.correctionNote}</Reason>}
      {info.status === "APPROVED" && (
        <p>
          <Link to="/seller/add-merchandise">{say("review.sell")}</Link>
        </p>
      )}
    </ReviewBox>
  );
}

/** The seller's penalty points, and until when they count (D10-3). */
function PenaltyPoints({
  penalties,
  clock,
}: {
  penalties: NonNullable<OwnSellerInfo["penalties"]>;
  clock: (at: string) => string;
}) {
  const say = useWords("sellerInfos");
  return (
    <>
      <p>{say("review.points", { count: sumOf(penalties) })}</p>
      <ul>
        {penalties.map(({ points, at, lapsesAt }) => (
          <li key={at}>
            {say("review.pointsOf", { count: points, at: clock(at), lapsesAt: clock(lapsesAt) })}
          </li>
        ))}
      </ul>
    </>
  );
}
