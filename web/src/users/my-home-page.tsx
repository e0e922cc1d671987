import type { User } from "@bupum/shared/accounts/users/contract";
import { Link } from "@tanstack/react-router";
import { Head } from "../layout/head.tsx";
import { useCurrentUser } from "../session.ts";
import { useWords } from "../words.ts";
import { MemberHome } from "../homes/member-home.tsx";
import { SellerReview } from "./seller-review.tsx";
import styles from "./my-home-page.module.css";

/** A member's own page: the open work; the menu stands beside it. */
export function MyHomePage() {
  const say = useWords("users");
  const shell = useWords("layout");
  const user = useCurrentUser();
  return (
    <div className={styles["page"]}>
      <Head title={shell("menus.home")} hidden />
      <h1>
        {say("welcome", { name: user?.name ?? "" })}{" "}
        {user && <Membership type={user.membershipType} />}
      </h1>
      {user && <SellerReview user={user} />}
      <MemberHome />
    </div>
  );
}

/** The membership label, which links to the subscription. */
function Membership({ type }: { type: User["membershipType"] }) {
  const say = useWords("users");
  return (
    <Link to="/mypage/subscribe" className={styles["membership"]} data-type={type}>
      {say(`memberships.${type}`)}
    </Link>
  );
}
