import type { Wiki } from "@bupum/shared/reading/wikis/contract";
import { Failed, Loading } from "@bupum/ui/display/states";
import { useSendKey } from "@bupum/ui/form/send-key";
import { Button, Textarea } from "@mantine/core";
import { useInfiniteQuery, useMutation, useQueryClient } from "@tanstack/react-query";
import { Link, useLocation } from "@tanstack/react-router";
import { useState } from "react";
import { useCurrentUser } from "../../session.ts";
import { useWords } from "../../words.ts";
import { addComment, wikiComments } from "./queries.ts";
import { CommentItem } from "./comment-item.tsx";
import styles from "./comments.module.css";

/** What readers say of a wiki, newest first, and where to say something. */
export function WikiComments({ of }: { of: Wiki }) {
  const say = useWords("wikis");
  return (
    <section className={styles["comments"]} id="comments" aria-labelledby="comments-title">
      <h2 id="comments-title">{say("comments", { count: of.commentCount })}</h2>
      <Saying of={of} />
      <Comments of={of} />
    </section>
  );
}

function Comments({ of }: { of: Wiki }) {
  const say = useWords("wikis");
  const list = useInfiniteQuery(wikiComments(of.id));
  if (list.error) return <Failed error={list.error} again={() => void list.refetch()} />;
  if (!list.data) return <Loading lines={3} />;
  const comments = list.data.pages.flatMap(({ items }) => items);
  if (comments.length === 0) return <p className={styles["none"]}>{say("noComments")}</p>;
  return (
    <>
      <ol className={styles["list"]}>
        {comments.map((comment) => (
          <CommentItem key={comment.id} comment={comment} writerId={of.writerId} />
        ))}
      </ol>
      {list.hasNextPage && (
        <Button
          variant="default"
          mih={44}
          loading={list.isFetchingNextPage}
          onClick={() => void list.fetchNextPage()}
        >
          {say("moreComments")}
        </Button>
      )}
    </>
  );
}

function Saying({ of }: { of: Wiki }) {
  const say = useWords("wikis");
  const user = useCurrentUser();
  const { href } = useLocation();
  if (user) return <CommentForm of={of} />;
  return (
    <div className={styles["guest"]}>
      <p>{say("commentGuest")}</p>
      <Button
        mih={44}
        renderRoot={(props) => <Link to="/login" search={{ redirect: href }} {...props} />}
      >
        {say("logIn")}
      </Button>
    </div>
  );
}

function CommentForm({ of }: { of: Wiki }) {
  const say = useWords("wikis");
  const client = useQueryClient();
  const keyOf = useSendKey();
  const [text, setText] = useState("");
  const { mutate, isPending } = useMutation({
    mutationFn: (content: string) => addComment(of.id, content, keyOf({ content })),
    onSuccess: () => setText(""),
    onSettled: () => client.invalidateQueries({ queryKey: ["wikis"] }),
  });
  return (
    <form
      className={styles["form"]}
      onSubmit={(event) => {
        event.preventDefault();
        mutate(text.trim());
      }}
    >
      <Textarea
        label={say("comment")}
        placeholder={say("commentHint")}
        value={text}
        onChange={({ currentTarget: { value } }) => setText(value)}
        minRows={3}
        autosize
        maxLength={1000}
      />
      <Button type="submit" mih={44} loading={isPending} disabled={text.trim() === ""}>
        {say("commentSend")}
      </Button>
    </form>
  );
}
