import { tryDelivery, wrongWith } from '../support/contact/delivery-trial.ts';
import { none } from '../support/none.ts';
import { suite } from '../support/suite.ts';

const delivery = suite('delivery, the long trial', { limit: 400_000 });

for (const services of [1, 2]) {
  delivery(
    `of 1,000 enquiries with ${services} on a spool and five kills all that were acknowledged arrive once`,
    async () => {
      const trial = await tryDelivery({ enquiries: 1000, atOnce: 50, services, kills: 5, limit: 300_000 });
      console.log(
        `\n${services} on a spool: ${trial.acknowledged.size} acknowledged, ${trial.arrived.size} arrived, ${trial.repeated} came again under the same id, ${(trial.milliseconds / 1000).toFixed(1)} s`,
      );
      none(wrongWith(trial, { enquiries: 1000, kills: 5 }));
    },
  );
}

delivery.run();
