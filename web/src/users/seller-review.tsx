import { useDays } from "@bupum/ui/display/days";
import type { User } from "@bupum/shared/accounts/users/contract";
import { isSelling } from "@bupum/shared/accounts/users/selling";
import { Status } from "@bupum/ui/display/status";
import { useQuery } from "@tanstack/react-query";
import { Link } from "@tanstack/react-router";
import { useWords } from "../words.ts";
import { ownSellerInfo } from "./queries.ts";
import styles from "./my-home-page.module.css";

/** The state of a seller's application, or of a change of the profile. */
export const SellerReview = ({ user }: { user: User }) =>
  isSelling(user) || user.sellerApproval !== "NONE" ? <Review /> : null;

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
