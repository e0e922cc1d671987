import { isViewToken } from "@bupum/shared/kernel/view-token";
import { useDays } from "@bupum/ui/display/days";
import { storage } from "@bupum/ui/storage";
import { Button } from "@mantine/core";
import { useMutation } from "@tanstack/react-query";
import bar from "../layout/name-bar.module.css";
import { useCurrentUser } from "../session.ts";
import { useWords } from "../words.ts";
import { ownSession } from "./own-session.ts";
import { endView } from "./queries.ts";
import styles from "./view-bar.module.css";

/** Says on every page whose pages an admin reads, and ends it (D20-15). */
export function ViewBar() {
  const say = useWords("views");
  const days = useDays();
  const user = useCurrentUser();
  const end = useMutation({ mutationFn: endView });
  const endsAt = ownSession.endsAt();
  // What somebody else logged in here does is no view.
  if (!user || !endsAt || !isViewToken(storage.token.get())) return null;
  return (
    <aside className={`${bar["bar"]} ${styles["bar"]}`} aria-label={say("title")}>
      <strong>{say("whose", { name: user.companyName ?? user.name })}</strong>
      <span className={styles["until"]}>{say("until", { time: days.moment(endsAt) })}</span>
      <Button
        size="compact-sm"
        variant="white"
        color="dark"
        loading={end.isPending}
        onClick={() => end.mutate()}
      >
        {say("end")}
      </Button>
    </aside>
  );
}
