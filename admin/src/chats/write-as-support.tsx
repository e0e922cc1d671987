import type { ChatEntityPage } from "@bupum/shared/talk/chats/admin-contract";
import { mostChatText } from "@bupum/shared/talk/chats/rules";
import { failureOf } from "@bupum/ui/failure";
import { toast } from "@bupum/ui/frame/toasts";
import { Button, Group, Textarea } from "@mantine/core";
import { useMutation, useQueryClient } from "@tanstack/react-query";
import { useRef, useState } from "react";
import { api } from "../api.ts";
import { onlyFor } from "../may.tsx";
import { useWords } from "../words.ts";
import { readSupportAgain, readUntil } from "./support-queries.ts";
import styles from "./chats.module.css";

interface RoomProps {
  room: ChatEntityPage;
}

/** Sends a message; of what was typed nothing is lost if a colleague was faster. */
function useMessage(room: ChatEntityPage) {
  const say = useWords("chats");
  const client = useQueryClient();
  const [text, setText] = useState("");
  // Of one text, however often it is sent: a repeat after a lost reply sends nothing anew.
  const clientId = useRef(crypto.randomUUID());
  const { mutate, isPending } = useMutation({
    mutationFn: (said: string) =>
      api.chatEntities.send({
        params: { uuid: room.uuid },
        body: { text: said, clientId: clientId.current, ...readUntil(room) },
      }),
    onSuccess: () => {
      type("");
      toast.done(say("support.sent"));
      return readSupportAgain(client);
    },
    onError: (error) => {
      if (failureOf(error).status === 409) void readSupportAgain(client);
    },
  });
  function type(typed: string) {
    setText(typed);
    clientId.current = crypto.randomUUID();
  }
  const said = text.trim();
  const submit = () => {
    if (said && !isPending) mutate(said);
  };
  return { text, type, submit, isPending, isEmpty: !said };
}

/** Writes to a member as support, or says that no answer is needed (D29-17). */
export const WriteAsSupport = onlyFor(
  "chatEntities.send",
  function WriteAsSupport({ room }: RoomProps) {
    const say = useWords("chats");
    const { text, type, submit, isPending, isEmpty } = useMessage(room);
    return (
      <form
        noValidate
        className={styles["form"]}
        aria-label={say("support.form")}
        onSubmit={(event) => {
          event.preventDefault();
          submit();
        }}
      >
        <Textarea
          label={say("support.answer")}
          description={say("support.answerHint")}
          value={text}
          maxLength={mostChatText}
          minRows={3}
          autosize
          onChange={({ currentTarget: { value } }) => type(value)}
          onKeyDown={(event) => {
            if (event.key !== "Enter" || !event.ctrlKey || event.nativeEvent.isComposing) return;
            event.preventDefault();
            submit();
          }}
        />
        <Group>
          <Button type="submit" disabled={isEmpty} loading={isPending}>
            {say("support.send")}
          </Button>
          <Settle room={room} />
        </Group>
      </form>
    );
  },
);

/** Of a room that waits although there is nothing to say. */
function Settle({ room }: RoomProps) {
  const say = useWords("chats");
  const client = useQueryClient();
  const { mutate, isPending } = useMutation({
    mutationFn: (settledUntil: string) =>
      api.chatEntities.update({ params: { uuid: room.uuid }, body: { settledUntil } }),
    onSuccess: () => {
      toast.done(say("support.settled"));
      return readSupportAgain(client);
    },
  });
  const { settledUntil } = readUntil(room);
  if (!room.support?.isWaiting || settledUntil === undefined) return null;
  return (
    <Button variant="default" loading={isPending} onClick={() => mutate(settledUntil)}>
      {say("support.settle")}
    </Button>
  );
}
