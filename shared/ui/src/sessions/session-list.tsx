import type { OpenSession } from "@bupum/shared/accounts/sessions/contract";
import { Button } from "@mantine/core";
import { getParser } from "bowser";
import { useDays } from "../display/days.ts";
import type { Say } from "../say.ts";
import list from "../list/act-list.module.css";
import styles from "./session-list.module.css";
import type { ko } from "./words/ko.ts";

interface SessionListProps {
  sessions: readonly OpenSession[];
  say: Say<typeof ko>;
  /** Absent where a session is not ended alone. */
  onEnd?: (session: OpenSession) => void;
  isBusy?: boolean;
}

/** Where somebody is logged in (D20-13): browser and device, site, network, since when. */
export function SessionList({ sessions, say, onEnd, isBusy = false }: SessionListProps) {
  const { moment } = useDays();
  return (
    <ul className={list["list"]}>
      {sessions.map((session) => {
        const device = deviceText(session.userAgent) || say("unknownDevice");
        return (
          <li key={session.id}>
            <div>
              <strong>{device}</strong>
              {session.isCurrent && <span className={styles["current"]}>{say("current")}</span>}
              <p>
                {say(`sites.${session.audience}`)} · {session.network} ·{" "}
                {say("since", { at: moment(session.openedAt) })}
              </p>
            </div>
            {onEnd && !session.isCurrent && (
              <Button
                variant="default"
                loading={isBusy}
                aria-label={say("endOne", { device })}
                onClick={() => onEnd(session)}
              >
                {say("end")}
              </Button>
            )}
          </li>
        );
      })}
    </ul>
  );
}

/** "Chrome · Windows", as far as the User-Agent says it. */
function deviceText(userAgent: string): string {
  if (!userAgent) return "";
  const parser = getParser(userAgent);
  const parts = [parser.getBrowserName(), parser.getOSName(), parser.getPlatform().model];
  return parts.filter(Boolean).join(" · ");
}
