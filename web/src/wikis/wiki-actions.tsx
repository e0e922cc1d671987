import type { Wiki } from "@bupum/shared/reading/wikis/contract";
import { AskedButton } from "@bupum/ui/frame/asked-button";
import { toast } from "@bupum/ui/frame/toasts";
import { Button } from "@mantine/core";
import { useQueryClient } from "@tanstack/react-query";
import { Link, useNavigate } from "@tanstack/react-router";
import { useCurrentUser } from "../session.ts";
import { useWords } from "../words.ts";
import { removeWiki } from "./acts.ts";
import styles from "./wiki-page.module.css";

/** A reader's actions on a page: correct it, or see its revisions. */
export function WikiActions({ of }: { of: Wiki }) {
  const say = useWords("wikis");
  const user = useCurrentUser();
  const params = { wikiId: of.id };
  return (
    <div className={styles["actions"]}>
      {of.mayEdit && (
        <Button
          variant="default"
          mih={44}
          renderRoot={(props) => <Link to="/wiki/$wikiId/edit" params={params} {...props} />}
        >
          {say("editWiki")}
        </Button>
      )}
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
      {of.mayDelete && <RemoveButton of={of} />}
    </div>
  );
}

function RemoveButton({ of }: { of: Wiki }) {
  const say = useWords("wikis");
  const client = useQueryClient();
  const navigate = useNavigate();
  const question = { title: say("removeWikiTitle"), body: say("removeWikiBody") };
  return (
    <AskedButton
      variant="subtle"
      color="red"
      question={{ ...question, primary: say("remove"), danger: true }}
      act={() => removeWiki(of.id)}
      done={async () => {
        toast.done(say("removedWiki"));
        await navigate({ to: "/writer/wiki" });
        await client.invalidateQueries({ queryKey: ["wikis"] });
      }}
    >
      {say("removeWiki")}
    </AskedButton>
  );
}
