import { useDays } from "@bupum/ui/display/days";
import type { ChatEntity, ChatEntityMessage } from "@bupum/shared/talk/chats/admin-contract";
import { Button } from "@mantine/core";
import { useInfiniteQuery, useMutation } from "@tanstack/react-query";
import { getRouteApi, Link } from "@tanstack/react-router";
import { openFile } from "../files/queries.ts";
import { NextInQueue } from "../inbox/queue-step.tsx";
import { BackLink } from "../layout/back-link.tsx";
import { DetailPage } from "../layout/detail-page.tsx";
import { Fact, Facts } from "../layout/facts.tsx";
import { TitleRow } from "../layout/title-row.tsx";
import { useWords } from "../words.ts";
import { WriteAsSupport } from "./write-as-support.tsx";
import { roomThread } from "./queries.ts";
import { supportList } from "./support-queries.ts";
import styles from "./chats.module.css";

const route = getRouteApi("/_admin/chats/$uuid");

const tenSecondsMs = 10_000;

/** The original messages of two people. */
export function RoomPage() {
  const say = useWords("chats");
  const { uuid } = route.useParams();
  const thread = useInfiniteQuery({
    ...roomThread(uuid),
    // A member may write to support at any moment.
    refetchInterval: ({ state }) => (state.data?.pages[0]?.support ? tenSecondsMs : false),
  });
  const pages = thread.data?.pages ?? [];
  return (
    <DetailPage
      title={say("room")}
      back={
        pages[0]?.support ? (
          <BackLink to="/support">{say("support.title")}</BackLink>
        ) : (
          <BackLink to="/users">{say("people")}</BackLink>
        )
      }
      query={{ data: pages[0], error: thread.error, refetch: () => void thread.refetch() }}
    >
      {(room) => (
        <div className={styles["page"]}>
          <RoomFacts room={room} />
          {thread.hasNextPage && (
            <Button
              variant="default"
              loading={thread.isFetchingNextPage}
              onClick={() => void thread.fetchNextPage()}
            >
              {say("earlier")}
            </Button>
          )}
          <ol className={styles["list"]} aria-label={say("said")}>
            {pages
              .toReversed()
              .flatMap(({ messages }) => messages.items)
              .map((message) => (
                <Said key={message.seq} message={message} room={room} />
              ))}
          </ol>
          {room.support &&
            (room.buyer.hasLeft ? (
              <p role="status">{say("support.hasLeft")}</p>
            ) : (
              <WriteAsSupport room={room} />
            ))}
        </div>
      )}
    </DetailPage>
  );
}

function RoomFacts({ room }: { room: ChatEntity }) {
  const say = useWords("chats");
  const days = useDays();
  const { buyer, seller, messageCount, createdAt, support } = room;
  const people = support
    ? ([[say("support.member"), buyer]] as const)
    : ([
        [say("buyer"), buyer],
        [say("seller"), seller],
      ] as const);
  return (
    <>
      {support ? (
        <TitleRow title={say("support.with", { name: buyer.name })}>
          <NextInQueue queue="support" list={supportList({})} self={room.uuid} />
        </TitleRow>
      ) : (
        <TitleRow title={say("pair", { buyer: buyer.name, seller: seller.name })} />
      )}
      <p className={styles["hint"]}>{say(support ? "support.hint" : "hint")}</p>
      <Facts>
        {people.map(([side, { userId, name }]) => (
          <Fact key={side} name={side}>
            <Link to="/users/$userId" params={{ userId }}>
              {name}
            </Link>
          </Fact>
        ))}
        <Fact name={say("createdAt")}>{days.moment(createdAt)}</Fact>
        <Fact name={say("said")}>{say("messages", { count: messageCount })}</Fact>
      </Facts>
    </>
  );
}

function Said({ message, room }: { message: ChatEntityMessage; room: ChatEntity }) {
  const days = useDays();
  const { senderId, createdAt, text, files = [], card } = message;
  const sender = senderId === room.buyer.userId ? room.buyer : room.seller;
  const at = days.moment(createdAt);
  return (
    <li className={styles["said"]}>
      <p className={styles["head"]}>
        <strong>{sender.name}</strong> <time dateTime={createdAt}>{at}</time>
      </p>
      {text !== undefined && <p className={styles["text"]}>{text}</p>}
      {files.map((file) => (
        <FileButton key={file.id} file={file} />
      ))}
      {card && <Card card={card} />}
    </li>
  );
}

function FileButton({ file }: { file: NonNullable<ChatEntityMessage["files"]>[number] }) {
  const open = useMutation(openFile);
  return (
    <Button variant="default" loading={open.isPending} onClick={() => open.mutate(file.id)}>
      {file.fileName}
    </Button>
  );
}

function Card({
  card: { type, id, title, number },
}: {
  card: NonNullable<ChatEntityMessage["card"]>;
}) {
  const say = useWords("chats");
  return (
    <p className={styles["text"]}>
      {[say(`topics.${type}`), number, title ?? id].filter(Boolean).join(" · ")}
    </p>
  );
}
