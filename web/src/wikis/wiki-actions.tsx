import type { Wiki } from "@bupum/shared/wikis/contract";
import { Button } from "@mantine/core";
import { Link } from "@tanstack/react-router";
import { useCurrentUser } from "../session.ts";
import { useWords } from "../words.ts";
import styles from "./wiki-page.module.css";

/** What a reader may do with a page: correct it, or see how it became what it is. */
export function WikiActions({ of }: { of: Wiki }) {
  const say = useWords("wikis");
  const user = useCurrentUser();
  const params = { wikiId: of.id };
  return (
    <div className={styles["actions"]}>
      {user?.id !== of.writerId && (
        <Button
          variant="default"
          mih={44}
          renderRoot={(props) => <Link to="/wiki/$wikiId/opinion" params={params} {...props} />}
        >
          {say("opinion")}
        </Button>
      )}
      <Button
        variant="subtle"
        mih={44}
        renderRoot={(props) => <Link to="/wiki/$wikiId/revisions" params={params} {...props} />}
      >
        {say("revisions", { count: of.currentRevision })}
      </Button>
    </div>
  );
}
