import { isSelling } from "@bupum/shared/users/selling";
import { IconClipboardList, IconHome, IconSearch, IconTruck, IconUser } from "@tabler/icons-react";
import { Link } from "@tanstack/react-router";
import { useCurrentUser } from "../../session.ts";
import { useWords } from "../../words.ts";
import styles from "./bottom-bar.module.css";

const buyer = [
  { words: "home", to: "/", icon: IconHome },
  { words: "search", to: "/search", icon: IconSearch },
  { words: "estimates", to: "/mypage/estimates", icon: IconClipboardList },
  { words: "orders", to: "/mypage/orders", icon: IconTruck },
  { words: "my", to: "/mypage/home", icon: IconUser },
] as const;
const seller = buyer.map((entry) =>
  entry.words === "estimates"
    ? ({ ...entry, to: "/seller/product-estimates" } as const)
    : entry.words === "orders"
      ? ({ ...entry, to: "/seller/orders" } as const)
      : entry,
);

/** The phone's bar: a seller's estimates and orders are the received ones. */
export function BottomBar() {
  const say = useWords("layout");
  const user = useCurrentUser();
  const isSeller = user !== undefined && isSelling(user);
  return (
    <nav className={styles["bar"]} aria-label={say("menu")}>
      {(isSeller ? seller : buyer).map(({ words, to, icon: Icon }) => (
        <Link
          key={to}
          to={to}
          className={styles["entry"]}
          activeOptions={{ exact: true }}
          activeProps={{ "aria-current": "page" }}
        >
          <Icon size={22} aria-hidden />
          {say(`bar.${words}`)}
        </Link>
      ))}
    </nav>
  );
}
