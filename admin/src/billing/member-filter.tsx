import type { AdminUser } from "@bupum/shared/accounts/users/admin-contract";
import { Select } from "@mantine/core";
import { useDebouncedValue } from "@mantine/hooks";
import { useQuery } from "@tanstack/react-query";
import { useState } from "react";
import { buyersLike } from "../estimate-groups/queries.ts";
import { userDetail } from "../users/queries.ts";
import { useWords } from "../words.ts";

interface MemberFilterProps {
  value: AdminUser["id"] | undefined;
  onChange: (id: AdminUser["id"] | undefined) => void;
}

/** One member, found by typing, as a filter of a list. */
export function MemberFilter({ value, onChange }: MemberFilterProps) {
  const say = useWords("subscribes");
  const [typed, setTyped] = useState("");
  const [asked] = useDebouncedValue(typed.trim(), 200);
  const { data: found } = useQuery(buyersLike(asked));
  const { data: chosen } = useQuery({ ...userDetail(value ?? ""), enabled: Boolean(value) });
  const isAsked = asked.length > 1;
  const members = [...(isAsked ? (found ?? []) : []), ...(chosen ? [chosen] : [])];
  const names = new Map(
    members.map(({ id, companyName, name, userId }) => [
      id,
      [companyName ?? name, userId].join(" · "),
    ]),
  );
  return (
    <Select
      size="md"
      aria-label={say("member")}
      placeholder={say("anyMember")}
      data={[...names].map(([id, label]) => ({ value: id, label }))}
      // The API has searched already.
      filter={({ options }) => options}
      searchable
      clearable
      clearButtonProps={{ "aria-label": say("anyMember") }}
      nothingFoundMessage={isAsked ? say("nobody") : say("memberHint")}
      value={value ?? null}
      onSearchChange={setTyped}
      onChange={(id) => onChange(members.find((member) => member.id === id)?.id)}
    />
  );
}
