import type { Wiki } from "@bupum/shared/reading/wikis/contract";
import { Failed, Loading } from "@bupum/ui/display/states";
import { useSendKey } from "@bupum/ui/form/send-key";
import { Button, Textarea } from "@mantine/core";
import { useInfiniteQuery, useMutation, useQueryClient } from "@tanstack/react-query";
import { useState } from "react";
import { Thread, ThreadForm, ThreadGuest, ThreadList } from "../../reading/thread/thread.tsx";
import { useCurrentUser } from "../../session.ts";
import { useWords } from "../../words.ts";
import { addComment, wikiComments } from "./queries.ts";
import { CommentItem } from "./comment-item.tsx";

/** The comments on a wiki, newest first, and the form for a new one. */
export function WikiComments({ of }: { of: Wiki }) {
  const say = useWords("wikis");
  const user = useCurrentUser();
  return (
    <Thread id="comments" title={say("comments", { count: of.commentCount })}>
      {user ? <CommentForm of={of} /> : <ThreadGuest>{say("commentGuest")}</ThreadGuest>}
      <Comments of={of} />
    </Thread>
  );
}

function Comments({ of }: { of: Wiki }) {
  const say = useWords("wikis");
  const list = useInfiniteQuery(wikiComments(of.id));
  if (list.error) return <Failed error={list.error} again={() => void list.refetch()} />;
  if (!list.data) return <Loading lines={3} />;
  const comments = list.data.pages.flatMap(({ items }) => items);
  return (
    <>
      <ThreadList none={say("noComments")}>
        {comments.map((comment) => (
          <CommentItem key={comment.id} comment={comment} writerId={of.writerId} />
        ))}
      </ThreadList>
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

function CommentForm({ of }: { of: Wiki }) {
  const say = useWords("wikis");
  const client = useQueryClient();
  const keyOf = useSendKey();
  const [text, setText] = useState("");
  const { mutate, isPending } = useMutation({
    mutationFn: (content: string) => addComment(of.id, content, keyOf({ content })),
    // The next one may have been typed meanwhile.
    onSuccess: (_added, sent) => setText((now) => (now.trim() === sent ? "" : now)),
    onSettled: () => client.invalidateQueries({ queryKey: ["wikis"] }),
  });
  return (
    <ThreadForm send={() => mutate(text.trim())}>
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
    </ThreadForm>
  );
}
