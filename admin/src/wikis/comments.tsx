import { useDays } from "@bupum/ui/display/days";
import type { WikiComment } from "@bupum/shared/reading/wiki-comments/contract";
import { Failed, Loading } from "@bupum/ui/display/states";
import { toast } from "@bupum/ui/frame/toasts";
import { Button } from "@mantine/core";
import { useInfiniteQuery, useMutation, useQueryClient } from "@tanstack/react-query";
import { Link } from "@tanstack/react-router";
import { useState } from "react";
import { onlyFor } from "../may.tsx";
import { api } from "../api.ts";
import { ReasonDialog } from "../layout/reason-dialog.tsx";
import { useWords } from "../words.ts";
import { More } from "./more.tsx";
import { readWikisAgain, wikiComments } from "./queries.ts";
import styles from "./wikis.module.css";

/** The comments on a wiki, newest first. */
export function Comments({ wikiId }: { wikiId: WikiComment["wikiId"] }) {
  const say = useWords("wikis");
  const list = useInfiniteQuery(wikiComments(wikiId));
  const comments = list.data?.pages.flatMap(({ items }) => items);
  return (
    <section aria-labelledby="comments">
      <h2 id="comments">{say("comments")}</h2>
      {list.error ? (
        <Failed error={list.error} again={() => void list.refetch()} />
      ) : !comments ? (
        <Loading lines={3} />
      ) : comments.length === 0 ? (
        <p>{say("noComments")}</p>
      ) : (
        <ol className={styles["list"]}>
          {comments.map((comment) => (
            <Comment key={comment.id} comment={comment} />
          ))}
        </ol>
      )}
      <More of={list} label={say("moreComments")} />
    </section>
  );
}

function Comment({ comment }: { comment: WikiComment }) {
  const say = useWords("wikis");
  const days = useDays();
  const { authorId, authorName, content, createdAt, isDeleted } = comment;
  const at = days.moment(createdAt);
  return (
    <li>
      <p className={styles["head"]}>
        <Link to="/users/$userId" params={{ userId: authorId }}>
          {authorName}
        </Link>
        <time dateTime={createdAt}>{at}</time>
      </p>
      <p className={styles["prose"]}>{isDeleted ? say("commentDeleted") : content}</p>
      {!isDeleted && <RemoveComment comment={comment} />}
    </li>
  );
}

const RemoveComment = onlyFor(
  "wikiComments.remove",
  function RemoveComment({ comment: { id } }: { comment: WikiComment }) {
    const say = useWords("wikis");
    const client = useQueryClient();
    const [isAsked, setAsked] = useState(false);
    const { mutate, isPending } = useMutation({
      mutationFn: (reason: string) => api.wikiComments.remove({ params: { id }, body: { reason } }),
      onSuccess: () => toast.done(say("commentRemoved")),
      onSettled: () => readWikisAgain(client),
    });
    return (
      <div>
        <Button
          variant="subtle"
          color="red"
          size="sm"
          mih={44}
          loading={isPending}
          onClick={() => setAsked(true)}
        >
          {say("removeComment")}
        </Button>
        {isAsked && (
          <ReasonDialog
            title={say("removeComment")}
            label={say("reason")}
            hint={say("commentReasonHint")}
            submit={say("remove")}
            danger
            least={5}
            most={500}
            onClose={() => setAsked(false)}
            onReason={(reason) => {
              setAsked(false);
              mutate(reason);
            }}
          />
        )}
      </div>
    );
  },
);
