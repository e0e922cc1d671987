import type { SellerInfo } from "@bupum/shared/accounts/seller-infos/contract";
import { Status } from "@bupum/ui/display/status";
import { Link } from "@tanstack/react-router";
import { useFormatter } from "use-intl";
import { useWords } from "../words.ts";
import styles from "./info-page.module.css";

/** Where the review stands, and what that means for selling. */
export function ReviewState({ info }: { info: SellerInfo }) {
  const say = useWords("sellerInfos");
  const format = useFormatter();
  const clock = (at: string) =>
    format.dateTime(new Date(at), {
      month: "long",
      day: "numeric",
      weekday: "short",
      hour: "2-digit",
      minute: "2-digit",
      hourCycle: "h23",
    });
  const isAgain = info.approved !== undefined && info.status === "PENDING";
  const text = isAgain ? say("review.again") : say(`review.${info.status}`);
  return (
    <section
      className={styles["review"]}
      data-status={info.status}
      aria-label={say("review.label")}
    >
      <Status of={info.status}>{say(`states.${info.status}`)}</Status>
      <div>
        <p>{text}</p>
        {info.status === "PENDING" && info.reviewDueAt && (
          <p>{say("review.due", { at: clock(info.reviewDueAt) })}</p>
        )}
        {info.tradingPaused && <p>{say("review.paused")}</p>}
        {info.lastRejection && info.status !== "PENDING" && (
          <p className={styles["reason"]}>
            {say("review.reason", {
              reason: info.lastRejection.reason,
              at: clock(info.lastRejection.at),
            })}
          </p>
        )}
        {info.correctionNote && <p className={styles["reason"]}>{info.correctionNote}</p>}
        {info.status === "APPROVED" && (
          <p>
            <Link to="/seller/add-merchandise">{say("review.sell")}</Link>
          </p>
        )}
      </div>
    </section>
  );
}
