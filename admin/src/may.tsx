import { type AdminRole, mayCall } from "@bupum/shared/kernel/admin-roles";
import type { Rights } from "@bupum/shared/kernel/admin-rights";
import { adminRights } from "@bupum/shared/rights";
import type { ComponentType, ReactNode } from "react";
import { useCurrentAdmin } from "./session.ts";

type Resource = keyof typeof adminRights;
/** An operation of the admins' API ("userEntities.update"), or what is for owners alone (D20-11). */
export type Operation =
  | { [R in Resource]: `${R}.${keyof (typeof adminRights)[R] & string}` }[Resource]
  | "owner";

/** Whether an admin of this role may call an operation (D20-10). */
export function mayDo(role: AdminRole, operation: Operation): boolean {
  if (operation === "owner") return role === "OWNER";
  const [resource = "", name = ""] = operation.split(".");
  const rights: Rights = adminRights;
  return mayCall(role, rights[resource]?.[name] ?? []);
}

/**
 * What the reader may do. Until the own account is read everything shows: the API refuses by
 * itself.
 */
export function useMay(): (operation: Operation) => boolean {
  const role = useCurrentAdmin()?.adminRole ?? "OWNER";
  return (operation) => mayDo(role, operation);
}

interface MayProps {
  call: Operation;
  children: ReactNode;
}

/** Shows its content to those who may call the operation. */
export const May = ({ call, children }: MayProps) => (useMay()(call) ? children : null);

/** A component that shows to those who may call the operation, with its state and its shortcuts. */
export function onlyFor<Props extends object>(call: Operation, Of: ComponentType<Props>) {
  return function OnlyFor(props: Props) {
    return (
      <May call={call}>
        <Of {...props} />
      </May>
    );
  };
}
