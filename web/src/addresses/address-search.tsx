import type { Reply } from "@bupum/shared/kernel/route";
import type { AddressFound, addressRoutes } from "@bupum/shared/reference/addresses/contract";
import { Button, Modal, TextInput } from "@mantine/core";
import { useQuery } from "@tanstack/react-query";
import { useState } from "react";
import { useWords } from "../words.ts";
import styles from "./address-search.module.css";
import { addressesLike } from "./queries.ts";

const leastLetters = 2;

interface AddressSearchProps {
  onChoose: (found: AddressFound) => void;
}

/** A button that opens a search for a Korean address; what is chosen is handed on. */
export function AddressSearch({ onChoose }: AddressSearchProps) {
  const say = useWords("addresses");
  const [isOpen, setIsOpen] = useState(false);
  return (
    <>
      <Button variant="default" onClick={() => setIsOpen(true)}>
        {say("open")}
      </Button>
      <Modal
        opened={isOpen}
        onClose={() => setIsOpen(false)}
        title={say("title")}
        closeButtonProps={{ "aria-label": say("close") }}
      >
        <Search
          onChoose={(found) => {
            onChoose(found);
            setIsOpen(false);
          }}
        />
      </Modal>
    </>
  );
}

/** No form of its own: it stands within another one, whose sending it would be. */
function Search({ onChoose }: AddressSearchProps) {
  const say = useWords("addresses");
  const [typed, setTyped] = useState("");
  const [sent, setSent] = useState("");
  const found = useQuery(addressesLike(sent));
  const keyword = typed.trim();
  const send = () => {
    if (keyword.length < leastLetters) return;
    if (keyword === sent && found.isError) void found.refetch();
    setSent(keyword);
  };
  return (
    <div className={styles["search"]}>
      <div className={styles["ask"]}>
        <TextInput
          data-autofocus
          label={say("keyword")}
          description={say("hint")}
          value={typed}
          maxLength={80}
          autoComplete="off"
          onChange={(event) => setTyped(event.currentTarget.value)}
          onKeyDown={(event) => {
            if (event.key !== "Enter" || event.nativeEvent.isComposing) return;
            event.preventDefault();
            send();
          }}
        />
        <Button disabled={keyword.length < leastLetters} loading={found.isFetching} onClick={send}>
          {say("find")}
        </Button>
      </div>
      <p role="status" className={styles["state"]}>
        {found.isError && say("failed")}
        {found.data && <State page={found.data} />}
      </p>
      {found.data && <Found page={found.data} onChoose={onChoose} />}
    </div>
  );
}

type Page = Reply<(typeof addressRoutes)["list"]>;

function State({ page: { items, total, isTooWide } }: { page: Page }) {
  const say = useWords("addresses");
  if (isTooWide) return say("tooWide");
  if (total === 0) return say("none");
  const shown = items.length;
  return total > shown ? say("more", { total, shown }) : say("count", { total });
}

function Found({ page, onChoose }: AddressSearchProps & { page: Page }) {
  return (
    <ul className={styles["found"]}>
      {page.items.map((one) => (
        <li key={`${one.zip} ${one.road} ${one.lot}`}>
          <button type="button" onClick={() => onChoose(one)}>
            <span>{one.road}</span>
            <small>
              {one.zip} · {one.lot}
            </small>
          </button>
        </li>
      ))}
    </ul>
  );
}
