import type { Sendbird } from "../stand-ins/sendbird/sendbird.ts";
import type { SendbirdChannel, SendbirdMessage } from "../stand-ins/sendbird/sendbird-shapes.ts";
import { html, type Html } from "./html.ts";
import { when } from "./mail-pages.ts";

const most = 100;
const nameOf = ({ book }: Sendbird, id: string) => book.user(id)?.nickname ?? id;

const lastOf = ({ messages, created_at: at }: SendbirdChannel) => messages.at(-1)?.created_at ?? at;

/** The rooms that the provider of chat holds, the newest message first. */
export function chatListPage(sendbird: Sendbird, provider: string): Html {
  const rooms = sendbird.book.channels.toSorted((one, other) => lastOf(other) - lastOf(one));
  return html`<p class="meta">
      Sendbird 채팅 ·
      ${
        provider === "SENDBIRD"
          ? "마켓의 채팅방과 메시지가 여기에도 쌓입니다."
          : html`지금은 마켓이 채팅을 직접 합니다. Sendbird로 시작하려면
              <code>npm start -- --sendbird</code>`
      }
      · <a href="/chats.json">JSON</a>
    </p>
    <ul class="list">
      ${
        rooms.length === 0
          ? html`<li>아직 채팅방이 없습니다.</li>`
          : rooms.slice(0, most).map(
              (room) =>
                html`<li class="row">
                  <a href="/chats/${room.channel_url}">${room.name}</a>
                  <div class="meta">
                    메시지 ${room.messages.length}개 · ${when(lastOf(room))} ·
                    <code>${room.channel_url}</code>
                  </div>
                </li>`,
            )
      }
    </ul>`;
}

const said = ({ message, file }: SendbirdMessage): Html =>
  file ? html`<a href="${file.url}">${file.name}</a>` : html`${message ?? ""}`;

/** One room: its messages, and a form for each member that writes as its Sendbird client would. */
export function chatPage(sendbird: Sendbird, room: SendbirdChannel): Html {
  const options = room.members.map(
    (id) => html`<option value="${id}">${nameOf(sendbird, id)}</option>`,
  );
  return html`<p class="meta">
      ${room.members.map(
        (id) =>
          html`<span
            >${nameOf(sendbird, id)}
            ${room.reads[id] !== undefined && html`(읽음 ${when(room.reads[id])})`}</span
          > `,
      )}
      · <code>${room.channel_url}</code>
    </p>
    <ul class="list">
      ${room.messages.slice(-most).map(
        (one) =>
          html`<li class="row">
            <strong>${nameOf(sendbird, one.user_id)}</strong> ${said(one)}
            <div class="meta">
              ${when(one.created_at)} · ${one.sdk === "API" ? "마켓에서" : "Sendbird 앱에서"}
              ${one.updated_at > 0 && "· 고침"}
            </div>
          </li>`,
      )}
    </ul>
    <form method="post" action="/chats/${room.channel_url}/send">
      <select name="user" aria-label="보내는 사람">
        ${options}
      </select>
      <input name="text" required placeholder="메시지" aria-label="메시지" />
      <button>Sendbird 앱에서 보내기</button>
    </form>
    <form method="post" action="/chats/${room.channel_url}/read">
      <select name="user" aria-label="읽는 사람">
        ${options}
      </select>
      <button>모두 읽음</button>
    </form>`;
}

/** The JSON view for other programs: without tokens. */
export const chatsJson = ({ book, webhooks }: Sendbird) => ({
  users: book.users,
  channels: book.channels,
  webhooks: webhooks.list.map(({ body: _body, ...webhook }) => webhook),
});

/** Handles one button of a room's page; false for an unknown one. */
export async function chatsAct(
  sendbird: Sendbird,
  path: string,
  form: URLSearchParams,
): Promise<boolean> {
  const [, , url = "", how] = path.split("/");
  const user = form.get("user") ?? "";
  const room = sendbird.book.channel(url);
  if (!room?.members.includes(user)) return false;
  if (how === "send") sendbird.writes(url, user, form.get("text") ?? "");
  else if (how === "read") sendbird.reads(url, user);
  else return false;
  await sendbird.webhooks.deliver();
  return true;
}
