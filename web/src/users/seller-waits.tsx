import { useDays } from "@bupum/ui/display/days";
import type { User } from "@bupum/shared/accounts/users/contract";
import { isSelling } from "@bupum/shared/accounts/users/selling";
import { Status } from "@bupum/ui/display/status";
import { useQuery } from "@tanstack/react-query";
import { Link } from "@tanstack/react-router";
import { useReliability } from "../sellers/reliability.tsx";
import { useWords } from "../words.ts";
import { dashboard, ownSellerInfo, sellerCounts } from "./queries.ts";
import { Figure, WaitingList } from "./waits.tsx";
import styles from "./my-home-page.module.css";

/** A seller's open work, or the state of the application. */
export function SellerWaits({ user }: { user: User }) {
  const say = useWords("users");
  const isSeller = isSelling(user);
  if (!isSeller && user.sellerApproval === "NONE") return null;
  return (
    <WaitingList title={say("home.selling")}>
      {isSeller && <SellerFigures />}
      <Review />
    </WaitingList>
  );
}

function SellerFigures() {
  const say = useWords("users");
  const desk = useQuery(dashboard).data?.sell ?? undefined;
  const phrases = useReliability()({
    answerRate: desk?.answerRate30d ?? undefined,
    medianAnswerMinutes: desk?.medianAnswerMinutes30d ?? undefined,
  });
  const counts = useQuery(sellerCounts).data;
  return (
    <>
      <div className={styles["figures"]}>
        <Figure
          renderLink={(props) => (
            <Link to="/seller/product-estimates" search={{ status: "PENDING" }} {...props} />
          )}
          label={say("home.linesPending")}
          count={desk?.lines.PENDING}
        />
        <Figure
          renderLink={(props) => (
            <Link to="/seller/product-estimates" search={{ dueWithin: "24h" }} {...props} />
          )}
          label={say("home.dueSoon")}
          count={desk?.dueWithin24h}
        />
        <Figure
          renderLink={(props) => (
            <Link to="/seller/product-estimates" search={{ dueWithin: "24h" }} {...props} />
          )}
          label={say("home.overdue")}
          count={desk?.overdue}
        />
        <Figure
          renderLink={(props) => (
            <Link to="/seller/orders" search={{ status: "PENDING" }} {...props} />
          )}
          label={say("home.sellerOrders")}
          count={desk?.ordersPending}
        />
        <Figure
          renderLink={(props) => (
            <Link to="/seller/orders" search={{ status: "CONFIRMED" }} {...props} />
          )}
          label={say("home.ordersInProgress")}
          count={counts?.CONFIRMED}
        />
      </div>
      {phrases.length > 0 && <p>{say("home.lastDays", { phrases: phrases.join(" · ") })}</p>}
    </>
  );
}

/** The state of the seller's profile; nothing for an approved seller without changes. */
function Review() {
  const say = useWords("users");
  const { moment } = useDays();
  const { data: info } = useQuery(ownSellerInfo);
  if (!info || (info.status === "APPROVED" && !info.lastRejection)) return null;
  const due = info.reviewDueAt;
  return (
    <div className={styles["review"]}>
      <Status of={info.status}>{say(`home.review.${info.status}`)}</Status>
      <span>
        {info.status === "PENDING" && due
          ? say("home.reviewDue", {
              at: moment(due),
            })
          : info.lastRejection?.reason}
      </span>
      <Link to="/seller/sellerInfo/add">{say("home.reviewOpen")}</Link>
    </div>
  );
}
