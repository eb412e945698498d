import {
  arrivalArt,
  arrivalUpright,
  generateTrafficArt,
  uprightArt,
} from '../../content/art/solutions/generate-traffic.tsx';
import { choiceArt } from '../../content/art/solutions/traffic-choice.tsx';
import { crowdArts, postArt } from '../../content/art/solutions/traffic-people.tsx';
import { generateTraffic as solution } from '../../content/solutions/generate-traffic.ts';
import { Emphasis } from '../parts/emphasis.tsx';
import { Picture } from '../parts/picture.tsx';
import { classNames } from '../parts/place.ts';
import { PlanOffer } from '../parts/plan-offer.tsx';
import { Section } from '../parts/section.tsx';
import { SolutionEnding } from './solution-ending.tsx';
import { solutionPage } from './solution-page.tsx';

/** What each street is made of, beside paper. */
const grounds = [undefined, 'streets__pale', 'lit'] as const;

/** Nobody comes: three empty streets lead away from a dark shop and become the columns in which all the words stand. People walk in them; at the steps one street is chosen, they all cross over to it, and come out before the same shop, which is lit. On a phone the outer streets are rails at both sides. */
export const generateTraffic = solutionPage({
  id: 'generate-traffic',
  solution,
  art: generateTrafficArt,
  upright: uprightArt,
  hero: { ground: 'ink', places: { title: { cols: '1-7', from: 'wide' }, words: { cols: '1-5', from: 'wide' } } },
  body: ({
    words: {
      body: { points, steps, found },
      cost,
      closing,
    },
    services,
    prices,
    actions,
    picture,
  }) => {
    // A list of results, an answer and a post, in each of them the row that leads to the site.
    const ways = [
      <ol className="streets__way columns" data-gap="none" role="list" key="list">
        {found.list.map((name, index) => (
          <li
            className={index ? 'statement' : 'statement lit'}
            data-ground={index ? 'ink' : 'paper'}
            data-pad="s"
            key={name}
          >
            <span data-number={`${index + 1}\u2002`} aria-hidden="true" />
            {name}
          </li>
        ))}
      </ol>,
      <div className="streets__way columns" data-gap="none" key="answer">
        <p className="statement" data-ground="ink" data-pad="s">
          {found.question}
        </p>
        <p className="statement lit" data-ground="paper" data-pad="s">
          <Emphasis>{found.answer}</Emphasis>
        </p>
      </div>,
      <div className="streets__way" data-ground="ink" key="post">
        <Picture className="full-width" file={picture(postArt)} alt="" />
        <div className="statement" data-pad="s">
          <p className="accent">
            <em>{found.post.title}</em>
          </p>
          <p>{found.post.text}</p>
        </div>
      </div>,
    ];
    const [both, social] = prices.map(({ title, price }) => (
      <>
        <h3 className="display" data-size="s">
          {title}
        </h3>
        <PlanOffer size="hero" price={price} />
      </>
    ));
    return (
      <Section ground="ink" flush className="streets-bed">
        <div className="wrapper">
          <div className="streets__head">
            <h2 className="display" data-size="m">
              {points.title}
            </h2>
            <p className="large" data-above="s">
              {points.text}
            </p>
          </div>
        </div>
        <div className="streets wrapper" data-late="">
          <ul className="columns" role="list" data-columns="3" data-from="wide">
            {services.map(({ href, label }, index) => (
              <li
                className={classNames('columns', grounds[index])}
                data-ground="paper"
                data-gap="m"
                data-pad="l"
                data-rows="4"
                key={href}
              >
                <Picture className="full-width" file={picture(crowdArts[index]!)} alt="" />
                {ways[index]}
                <div>
                  <h3 className="display" data-size="m">
                    {points.items[index]!.title}
                  </h3>
                  <p className="large" data-above="s">
                    {points.items[index]!.text}
                  </p>
                </div>
                <p>
                  <a className="text-link" href={href}>
                    {label}
                  </a>
                </p>
              </li>
            ))}
          </ul>
          <div className="columns" data-columns="3" data-from="wide">
            <div className="streets__cost streets__pale" data-ground="paper" data-pad="l">
              <h2 className="display" data-size="l">
                {cost.title}
              </h2>
              <p className="lede" data-above="s">
                {cost.text}
              </p>
            </div>
            <div data-ground="paper" data-pad="l">
              {both}
            </div>
            <div className="lit" data-ground="paper" data-pad="l">
              {social}
            </div>
          </div>
          <div className="streets__choice pile streets__pale" data-ground="paper">
            <Picture className="full-width" file={picture(choiceArt)} alt="" />
            <div className="columns" data-gap="xl">
              <h2 className="display" data-size="l">
                {steps.title}
              </h2>
              <ol className="columns" role="list" data-gap="xl">
                {steps.items.map(({ title, text }, index) => (
                  <li key={title}>
                    <span className="entry__number" data-number={index + 1} aria-hidden="true" />
                    <h3 className="display" data-size={index === 1 ? 'hero' : 'm'} data-above="xs">
                      {title}
                    </h3>
                    <p className="large" data-above="s">
                      {text}
                    </p>
                  </li>
                ))}
              </ol>
            </div>
          </div>
          <Picture
            className="full-width"
            file={picture(arrivalUpright)}
            wide={picture(arrivalArt)}
            wideFrom="60rem"
            alt=""
          />
        </div>
        <div className="streets__light" data-ground="paper" data-late="">
          <div className="wrapper">
            <SolutionEnding words={closing} actions={actions} />
          </div>
        </div>
      </Section>
    );
  },
});
