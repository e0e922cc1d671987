import { ActionIcon, TextInput } from "@mantine/core";
import { IconSearch, IconX } from "@tabler/icons-react";
import { getRouteApi, useNavigate } from "@tanstack/react-router";
import { useEffect, useRef, useState } from "react";
import { useWords } from "../../words.ts";
import styles from "./room-list.module.css";

const route = getRouteApi("/_signedIn/_chats");
const pauseMs = 300;

/** Filters by the other's name while typing; an empty field shows all. */
export function NameSearch() {
  const say = useWords("chats");
  const { typed, type, ask } = useTypedName();
  return (
    <search>
      <form
        noValidate
        className={styles["search"]}
        onSubmit={(event) => {
          event.preventDefault();
          ask(typed);
        }}
      >
        <TextInput
          type="search"
          name="sellerName"
          value={typed}
          maxLength={100}
          onChange={({ currentTarget: { value } }) => type(value)}
          leftSection={<IconSearch size={18} aria-hidden />}
          rightSection={typed && <Clear onClick={() => ask("")}>{say("list.clear")}</Clear>}
          rightSectionWidth={44}
          aria-label={say("list.search")}
          placeholder={say("list.search")}
        />
      </form>
    </search>
  );
}

function Clear({ onClick, children }: { onClick: () => void; children: string }) {
  return (
    <ActionIcon
      variant="subtle"
      color="gray"
      c="inherit"
      size={44}
      aria-label={children}
      onClick={onClick}
    >
      <IconX size={18} aria-hidden />
    </ActionIcon>
  );
}

/** The field's value, which goes into the address when typing pauses. */
function useTypedName() {
  const { sellerName = "" } = route.useSearch();
  const navigate = useNavigate();
  const [typed, setTyped] = useState(sellerName);
  const asked = useRef(sellerName);
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  useEffect(() => () => clearTimeout(timer.current), []);
  useEffect(() => {
    // The address changed by a link or by the browser's history, not by typing.
    if (sellerName === asked.current) return;
    clearTimeout(timer.current);
    asked.current = sellerName;
    setTyped(sellerName);
  }, [sellerName]);
  const ask = (text: string) => {
    clearTimeout(timer.current);
    setTyped(text);
    asked.current = text.trim();
    const kept = asked.current || undefined;
    const search = (old: object) => ({ ...old, sellerName: kept });
    void navigate({ to: ".", search, replace: true });
  };
  const type = (text: string) => {
    setTyped(text);
    clearTimeout(timer.current);
    timer.current = setTimeout(() => ask(text), pauseMs);
  };
  return { typed, type, ask };
}
