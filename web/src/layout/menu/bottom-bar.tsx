import { isSelling } from "@bupum/shared/users/selling";
import {
  IconClipboardList,
  IconHome,
  IconMessageCircle,
  IconSearch,
  IconTruck,
  IconUser,
} from "@tabler/icons-react";
import { Link } from "@tanstack/react-router";
import { useUnreadRooms } from "../../chats/unread.ts";
import { hasToken, useCurrentUser } from "../../session.ts";
import { useWords } from "../../words.ts";
import styles from "./bottom-bar.module.css";

const buyer = [
  { words: "home", to: "/", icon: IconHome },
  { words: "search", to: "/search", icon: IconSearch },
  { words: "estimates", to: "/mypage/estimates", icon: IconClipboardList },
  { words: "orders", to: "/mypage/orders", icon: IconTruck },
  { words: "chats", to: "/chats", icon: IconMessageCircle },
  { words: "my", to: "/mypage/home", icon: IconUser },
] as const;
const seller = buyer.map((entry) =>
  entry.words === "estimates"
    ? ({ ...entry, to: "/seller/product-estimates" } as const)
    : entry.words === "orders"
      ? ({ ...entry, to: "/seller/orders" } as const)
      : entry,
);

/** The phone's bar: a seller's estimates and orders are the received ones, guests have no chats. */
export function BottomBar() {
  const say = useWords("layout");
  const user = useCurrentUser();
  const unread = useUnreadRooms();
  const isSeller = user !== undefined && isSelling(user);
  // By the token, before the member is known: an entry that comes later would push the others.
  const isMember = hasToken();
  return (
    <nav className={styles["bar"]} aria-label={say("menu")}>
      {(isSeller ? seller : buyer).map(({ words, to, icon: Icon }) => {
        const isChats = words === "chats";
        if (isChats && !isMember) return null;
        return (
          <Link
            key={to}
            to={to}
            className={styles["entry"]}
            activeOptions={{ exact: true }}
            activeProps={{ "aria-current": "page" }}
            aria-label={isChats && unread ? say("unreadChats", { count: unread }) : undefined}
            data-count={isChats ? unread : undefined}
          >
            <Icon size={22} aria-hidden />
            {say(`bar.${words}`)}
          </Link>
        );
      })}
    </nav>
  );
}
