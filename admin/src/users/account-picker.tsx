import type { AdminUser } from "@bupum/shared/accounts/users/admin-contract";
import { Picker } from "@bupum/ui/input/picker";
import { useDebouncedValue } from "@mantine/hooks";
import { useQuery, type UseQueryOptions } from "@tanstack/react-query";
import { type ReactNode, useState } from "react";
import styles from "./users.module.css";

interface AccountPickerProps<Key extends readonly unknown[]> {
  label: string;
  hint: string;
  /** Shown if no account matches. */
  nobody: string;
  /** Path of the field that issues are shown for. */
  path: string;
  error: ReactNode;
  /** The query for the typed text; sent from two characters on. */
  find: (keyword: string) => UseQueryOptions<AdminUser[], Error, AdminUser[], Key>;
  /** Returns false for accounts that cannot be chosen. */
  isWanted?: (account: AdminUser) => boolean;
  onPick: (account: AdminUser) => void;
}

/** One account, by the name of its company or holder. */
export function AccountPicker<Key extends readonly unknown[]>(props: AccountPickerProps<Key>) {
  const { find, isWanted = () => true, onPick } = props;
  const [typed, setTyped] = useState("");
  const [asked] = useDebouncedValue(typed.trim(), 200);
  const found = useQuery(find(asked));
  const isAsked = asked.length > 1;
  const options = (isAsked ? (found.data ?? []) : []).filter(isWanted);
  return (
    <Picker
      label={props.label}
      description={props.hint}
      path={props.path}
      error={props.error}
      typed={typed}
      onTyped={setTyped}
      loading={found.isFetching}
      nothing={isAsked && !found.isFetching ? props.nobody : undefined}
      options={options.map(({ id, companyName, name, userId }) => ({
        value: id,
        label: (
          <span className={styles["account"]}>
            <b>{companyName ?? name}</b>
            <small>{companyName ? `${name} · ${userId}` : userId}</small>
          </span>
        ),
      }))}
      onPick={(id) => {
        const account = options.find((one) => one.id === id);
        if (account) onPick(account);
      }}
    />
  );
}
