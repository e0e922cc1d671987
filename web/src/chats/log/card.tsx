import type { ChatCard } from "@bupum/shared/talk/chats/contract";
import { Money } from "@bupum/ui/display/money";
import { Status } from "@bupum/ui/display/status";
import { IconClipboardList, IconPackage, IconTruck } from "@tabler/icons-react";
import type { ReactNode } from "react";
import { baseUrl } from "../../env.ts";
import { useWords } from "../../words.ts";
import { SiteLink } from "../site-link.tsx";
import styles from "./card.module.css";

const icons = { PRODUCT: IconPackage, ESTIMATE: IconClipboardList, ORDER: IconTruck };

/** A part, an estimate or an order as its reader may see it now, with a link. */
export function Card({ of }: { of: ChatCard }) {
  const say = useWords("chats");
  if (of.title === undefined)
    return (
      <div className={styles["card"]} data-gone>
        <Picture of={of} />
        <div className={styles["what"]}>
          <small>{say(`topics.${of.type}`)}</small>
          <span>{say("card.gone")}</span>
        </div>
      </div>
    );
  return (
    <Frame to={of.link}>
      <Picture of={of} />
      <div className={styles["what"]}>
        <small>
          {say(`topics.${of.type}`)}
          {of.number && (
            <>
              {" · "}
              <span className={styles["number"]}>{of.number}</span>
            </>
          )}
        </small>
        <strong>{of.title}</strong>
        <Facts of={of} />
      </div>
    </Frame>
  );
}

function Frame({ to, children }: { to: string | undefined; children: ReactNode }) {
  if (!to) return <div className={styles["card"]}>{children}</div>;
  return (
    <SiteLink to={to} className={styles["card"]}>
      {children}
    </SiteLink>
  );
}

function Picture({ of }: { of: ChatCard }) {
  const Icon = icons[of.type];
  return (
    <span className={styles["picture"]}>
      {of.imageId ? (
        <img src={`${baseUrl}/images/${of.imageId}`} alt="" loading="lazy" />
      ) : (
        <Icon size={24} aria-hidden />
      )}
    </span>
  );
}

function Facts({ of }: { of: ChatCard }) {
  const say = useWords("chats");
  const { type, status, manufactorName, quantity, amount } = of;
  const words = type === "ORDER" ? "order" : "estimate";
  return (
    <span className={styles["facts"]}>
      {manufactorName && <span>{manufactorName}</span>}
      {quantity !== undefined && <span>{say("card.quantity", { count: quantity })}</span>}
      {amount && <Money of={amount} />}
      {status && <Status of={status}>{say(`states.${words}.${status}`)}</Status>}
    </span>
  );
}
