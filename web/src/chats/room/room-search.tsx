import { useDays } from "@bupum/ui/display/days";
import type { ChatMessage } from "@bupum/shared/talk/chats/contract";
import type { Instant } from "@bupum/shared/kernel/time";
import { Failed, Loading } from "@bupum/ui/display/states";
import { ActionIcon, Button, TextInput } from "@mantine/core";
import { IconX } from "@tabler/icons-react";
import { useQuery } from "@tanstack/react-query";
import { useState } from "react";
import { useWords } from "../../words.ts";
import { foundMessages } from "../queries.ts";
import styles from "./room.module.css";

interface RoomSearchProps {
  uuid: string;
  onChoose: (at: Instant) => Promise<void>;
  onClose: () => void;
}

/** Searches words within one room; each result leads to its message. */
export function RoomSearch({ uuid, onChoose, onClose }: RoomSearchProps) {
  const say = useWords("chats");
  const [keyword, setKeyword] = useState("");
  const [typed, setTyped] = useState("");
  return (
    <search className={styles["search"]}>
      <form
        noValidate
        onSubmit={(event) => {
          event.preventDefault();
          setKeyword(typed.trim());
        }}
      >
        <TextInput
          type="search"
          aria-label={say("search.label")}
          placeholder={say("search.label")}
          value={typed}
          maxLength={100}
          // oxlint-disable-next-line jsx-a11y/no-autofocus -- its button was just pressed
          autoFocus
          onChange={({ currentTarget: { value } }) => setTyped(value)}
          onKeyDown={({ key }) => key === "Escape" && onClose()}
        />
        <Button type="submit" variant="default" mih={44}>
          {say("search.act")}
        </Button>
        <ActionIcon
          variant="subtle"
          color="gray"
          c="inherit"
          size={44}
          aria-label={say("search.close")}
          onClick={onClose}
        >
          <IconX size={20} aria-hidden />
        </ActionIcon>
      </form>
      {keyword && <Found uuid={uuid} keyword={keyword} onChoose={onChoose} />}
    </search>
  );
}

interface FoundProps extends Pick<RoomSearchProps, "uuid" | "onChoose"> {
  keyword: string;
}

function Found({ uuid, keyword, onChoose }: FoundProps) {
  const say = useWords("chats");
  const { data, error, refetch } = useQuery(foundMessages(uuid, keyword));
  const [chosen, setChosen] = useState<Instant>();
  if (error) return <Failed error={error} again={() => void refetch()} />;
  if (!data) return <Loading lines={3} />;
  const choose = async (at: Instant) => {
    setChosen(at);
    await onChoose(at);
  };
  return (
    <>
      <p role="status" className={styles["foundCount"]}>
        {say("search.found", { count: data.length })}
      </p>
      <ul className={styles["found"]}>
        {data.map((message) => (
          <li key={message.createdAt}>
            <FoundMessage
              of={message}
              isChosen={message.createdAt === chosen}
              onClick={() => void choose(message.createdAt).catch(() => undefined)}
            />
          </li>
        ))}
      </ul>
    </>
  );
}

interface FoundMessageProps {
  of: ChatMessage;
  isChosen: boolean;
  onClick: () => void;
}

function FoundMessage({ of, isChosen, onClick }: FoundMessageProps) {
  const say = useWords("chats");
  const days = useDays();
  return (
    <button type="button" aria-current={isChosen || undefined} onClick={onClick}>
      <span>{of.text ?? of.files?.[0]?.fileName ?? of.card?.title ?? say(`kinds.${of.kind}`)}</span>
      <small>
        {of.isMine && `${say("log.mine")} · `}
        {days.moment(of.createdAt)}
      </small>
    </button>
  );
}
