import type { Wiki } from "@bupum/shared/wikis/contract";
import { confirmed } from "@bupum/ui/frame/dialogs";
import { toast } from "@bupum/ui/frame/toasts";
import { Button } from "@mantine/core";
import { useMutation, useQueryClient } from "@tanstack/react-query";
import { Link, useNavigate } from "@tanstack/react-router";
import { useCurrentUser } from "../session.ts";
import { useWords } from "../words.ts";
import { removeWiki } from "./queries.ts";
import styles from "./wiki-page.module.css";

/** What a reader may do with a page: correct it, or see how it became what it is. */
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
  const { mutateAsync, isPending } = useMutation({ mutationFn: () => removeWiki(of.id) });
  const remove = async () => {
    const spec = { title: say("removeWikiTitle"), body: say("removeWikiBody") };
    if (!(await confirmed({ ...spec, primary: say("remove"), danger: true }))) return;
    await mutateAsync();
    toast.done(say("removedWiki"));
    await navigate({ to: "/writer/wiki" });
    await client.invalidateQueries({ queryKey: ["wikis"] });
  };
  return (
    <Button
      variant="subtle"
      color="red"
      mih={44}
      loading={isPending}
      // A call that fails is toasted.
      onClick={() => void remove().catch(() => undefined)}
    >
      {say("removeWiki")}
    </Button>
  );
}
