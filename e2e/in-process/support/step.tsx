import { ChangedSum } from '../../../components/checkout/paying/changed-sum';
import { Doubt } from '../../../components/checkout/paying/doubt';
import { Paying } from '../../../components/checkout/paying/paying';
import { OrderQueries } from '../../../components/checkout/service/queries';
import { useCheckout } from '../../../stores/checkout-store';

/** The checkout's components from step 2 on; in other states the name of the state. */
export function Step() {
  const { checkout } = useCheckout();
  if (checkout.status === 'paying') return <Paying onEdit={() => {}} state={checkout} />;
  if (checkout.status === 'doubt') return <Doubt onEdit={() => {}} onRepeat={null} state={checkout} />;
  if (checkout.status === 'changed') return <ChangedSum onEdit={() => {}} state={checkout} />;
  return <p>{checkout.status}</p>;
}

export function StepWithQueries() {
  return (
    <OrderQueries>
      <Step />
    </OrderQueries>
  );
}
