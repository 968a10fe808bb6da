import { PRICE_JUMP_FACTOR } from '@gondola/contract/base'
import type { PriceDecisions } from './brake.ts'

/** A price change beyond the brake's factor: a jump if the price came from an import. */
const IS_FAR = `(k.price > 0 and (s.price > k.price * ${PRICE_JUMP_FACTOR} or s.price * ${PRICE_JUMP_FACTOR} < k.price))`

/**
 * SQL views of the comparison: `is_held` is a price held by staff; `is_left` is a jump that was not accepted and is
 * left out.
 */
export const planViews = ({ letsAllGo, leavesJumps }: PriceDecisions, isPartial: boolean) => `
  create temp view weighed as
    select s.*, k.price as before, k.row_hash as known_hash, k.offer, k.Codigo is null as is_new,
      coalesce(${IS_FAR}, 0) as is_far,
      coalesce(k.is_imported = 1 and ((k.is_fixed = 0 and ${IS_FAR}) or s.branch_jump is not null), 0) as is_jump,
      coalesce(d.is_accepted, 0) as is_accepted,
      coalesce(k.is_fixed = 1 and not (coalesce(d.is_let_go, 0) or (${Number(letsAllGo)} and not ${IS_FAR})), 0) as is_held,
      coalesce(k.is_fixed, 0) as is_fixed
    from staged s left join known k on k.Codigo = s.Codigo left join decided d on d.Codigo = s.Codigo;
  create temp view judged as
    select *, ${Number(leavesJumps)} and is_jump and not is_accepted as is_left,
      case when is_held or (${Number(leavesJumps)} and is_jump and not is_accepted) then 0 else price - before end as rise,
      coalesce(is_held and price <> before, 0) as is_pinned,
      coalesce(before > offer and price <= offer, 0) as is_overtaking
    from weighed;
  create temp view planned as
    select * from judged
    where is_new or known_hash is not row_hash or rise <> 0 or (branch_changed and not is_left);
  create temp view vanished as
    select k.Codigo from known k
    where k.is_present = 1 and not ${Number(isPartial)} and not exists (select 1 from staged s where s.Codigo = k.Codigo);
  create temp view reappeared as
    select k.Codigo from known k join judged j on j.Codigo = k.Codigo
    where k.is_present = 0 and k.row_hash is j.row_hash and j.rise = 0 and not (j.branch_changed and not j.is_left);
`
