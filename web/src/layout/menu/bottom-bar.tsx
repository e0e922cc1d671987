import { isSelling } from "@bupum/shared/accounts/users/selling";
import { IconClipboardList, IconHome, IconSearch, IconTruck, IconUser } from "@tabler/icons-react";
import { Link } from "@tanstack/react-router";
import { Fragment } from "react";
import { hasToken, useCurrentUser } from "../../session.ts";
import { useWords } from "../../words.ts";
import { ChatsLink } from "../slots.tsx";
import styles from "./bottom-bar.module.css";

const entry = styles["entry"];

const buyer = [
  { words: "home", to: "/", icon: IconHome },
  { words: "search", to: "/search", icon: IconSearch },
  { words: "estimates", to: "/mypage/estimates", icon: IconClipboardList },
  { words: "orders", to: "/mypage/orders", icon: IconTruck },
  { words: "my", to: "/mypage/home", icon: IconUser },
] as const;
const seller = buyer.map((one) =>
  one.words === "estimates"
    ? ({ ...one, to: "/seller/product-estimates" } as const)
    : one.words === "orders"
      ? ({ ...one, to: "/seller/orders" } as const)
      : one,
);

/** The phone's bar: for a seller, estimates and orders are the received ones. */
export function BottomBar() {
  const say = useWords("layout");
  const user = useCurrentUser();
  const isSeller = user !== undefined && isSelling(user);
  return (
    <nav className={styles["bar"]} aria-label={say("menu")}>
      {(isSeller ? seller : buyer).map(({ words, to, icon: Icon }) => (
        <Fragment key={to}>
          {/* Depends on the token and keeps its place: a late entry would push the others. */}
          {words === "my" && hasToken() && (
            <ChatsLink bar={entry} waiting={<span className={entry} />} />
          )}
          <Link
            to={to}
            className={entry}
            activeOptions={{ exact: true }}
            activeProps={{ "aria-current": "page" }}
          >
            <Icon size={22} aria-hidden />
            {say(`bar.${words}`)}
          </Link>
        </Fragment>
      ))}
    </nav>
  );
}
