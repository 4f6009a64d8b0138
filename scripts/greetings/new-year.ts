import {
  circle,
  createRandom,
  day,
  finish,
  height,
  hills,
  line,
  night,
  path,
  sky,
  times,
  ulzii,
  width,
} from './sheet.ts';

function stars(seed: number, count: number, below: number): string[] {
  const random = createRandom(seed);
  return times(count, () =>
    circle(
      random() * width,
      random() * below,
      1.2 + random() * 2.2,
      day('surface'),
      0.35 + random() * 0.6,
    ),
  );
}

function snow(seed: number, count: number): string[] {
  const random = createRandom(seed);
  return times(count, () =>
    circle(
      random() * width,
      random() * height,
      2 + random() * 5,
      day('surface'),
      0.35 + random() * 0.5,
    ),
  );
}

/** Fireworks over the city in its valley. */
export function drawFireworks(): string {
  const random = createRandom(21);
  const burst = (x: number, y: number, reach: number, colour: string) => [
    ...times(20, (index) => {
      const angle = (index * Math.PI) / 10;
      const [c, s] = [Math.cos(angle), Math.sin(angle)];
      return [
        line(
          `M${x + c * reach * 0.28} ${y + s * reach * 0.28}L${x + c * reach * 0.8} ${y + s * reach * 0.8}`,
          colour,
          5,
          0.9,
        ),
        circle(x + c * reach, y + s * reach, 5.5, colour),
        circle(
          x + c * reach * 0.55 + s * 14,
          y + s * reach * 0.55 - c * 14,
          3.5,
          day('accent-tint'),
          0.9,
        ),
      ].join('');
    }),
    circle(x, y, reach * 0.12, day('accent-tint')),
    circle(x, y, reach * 1.2, colour, 0.09),
  ];
  const buildings = times(26, (index) => {
    const x = index * 48 - 12;
    const top = 448 - Math.floor(random() * 110);
    const lights = times(12, (at) =>
      random() > 0.45
        ? `<rect x="${x + 7 + (at % 3) * 12}" y="${top + 14 + Math.floor(at / 3) * 22}" width="7" height="10" rx="1.5" fill="${day('accent')}" opacity="0.9"/>`
        : '',
    );
    return `<rect x="${x}" y="${top}" width="44" height="220" rx="3" fill="${index % 2 ? night('primary-tint') : night('raised')}"/>${lights.join('')}`;
  });
  const sail = [
    path('M786 560V250q86 58 92 310z', night('primary'), 0.95),
    path('M786 560V250q30 70 32 310z', night('primary-strong'), 0.9),
    ...times(9, (index) =>
      line(`M790 ${300 + index * 28}H${822 + index * 6}`, night('primary-tint'), 3, 0.6),
    ),
  ];
  return finish(
    [
      sky('f', night('sunken'), night('primary-tint'), day('primary-strong')),
      ...stars(3, 90, 360),
      hills(
        [
          [0, 420],
          [200, 330],
          [420, 398],
          [640, 310],
          [860, 392],
          [1040, 322],
          [1200, 380],
        ],
        night('line'),
      ),
      ...burst(300, 178, 128, day('accent')),
      ...burst(618, 122, 96, night('danger')),
      ...burst(930, 176, 118, night('primary')),
      ...burst(470, 298, 66, night('success')),
      ...buildings,
      ...sail,
      hills(
        [
          [0, 566],
          [400, 548],
          [800, 572],
          [1200, 552],
        ],
        day('surface'),
      ),
    ],
    { ink: day('primary-strong') },
  );
}

/** A ger at night, warm from inside, with the smoke of its stove. */
export function drawGer(): string {
  const milky = times(5, (index) =>
    line(
      `M-60 ${190 + index * 20}C300 ${30 + index * 16} 760 ${230 + index * 12} 1260 ${20 + index * 26}`,
      night('primary'),
      26,
      0.07,
    ),
  );
  const ger = [
    path('M392 404q16-78 208-104 192 26 208 104z', day('surface')),
    path('M392 404q16-78 208-104v104z', day('line'), 0.7),
    path('M400 404h400v132H400z', day('surface')),
    path('M400 404h132v132H400z', day('line'), 0.6),
    line('M400 446h400M400 496h400', day('accent'), 5, 0.9),
    line('M392 404h416', day('primary'), 9),
    ...times(10, (index) => ulzii(430 + index * 38, 425, 15, day('primary'), 0.9)),
    `<rect x="558" y="430" width="84" height="108" rx="5" fill="${day('danger')}"/>`,
    `<rect x="570" y="442" width="60" height="84" rx="3" fill="${day('accent')}"/>`,
    ulzii(600, 484, 44, day('danger')),
    path('M572 306q28-20 56 0l-8 12h-40z', day('accent')),
    `<rect x="590" y="252" width="13" height="56" fill="${day('muted')}"/>`,
    line('M597 244q-20-26 4-48t2-52q-12-22 8-40', day('line'), 13, 0.55),
  ];
  const pine = (x: number, y: number, s: number) =>
    [0, 1, 2]
      .map((tier) =>
        path(
          `M${x} ${y - 150 * s + tier * 38 * s}l${(34 + tier * 15) * s} ${62 * s}h${-2 * (34 + tier * 15) * s}z`,
          tier === 1 ? day('success') : night('success-tint'),
        ),
      )
      .join('') +
    path(
      `M${x - 13 * s} ${y - 112 * s}l13 ${-38 * s} 13 ${38 * s}q-13 9-26 0z`,
      day('surface'),
      0.85,
    );
  return finish(
    [
      sky('g', night('sunken'), night('primary-tint'), day('primary-strong')),
      ...milky,
      ...stars(11, 150, 430),
      path('M950 72a62 62 0 1 0 72 92a54 54 0 0 1-72-92z', day('accent-tint')),
      hills(
        [
          [0, 410],
          [180, 340],
          [400, 424],
          [640, 360],
          [900, 430],
          [1200, 350],
        ],
        night('primary-tint'),
      ),
      hills(
        [
          [0, 470],
          [260, 430],
          [560, 480],
          [860, 436],
          [1200, 470],
        ],
        night('line'),
      ),
      pine(170, 540, 1.15),
      pine(276, 552, 0.85),
      pine(968, 550, 1),
      pine(1066, 536, 1.3),
      hills(
        [
          [0, 540],
          [320, 516],
          [620, 532],
          [900, 514],
          [1200, 546],
        ],
        day('primary-tint'),
      ),
      `<ellipse cx="600" cy="552" rx="190" ry="26" fill="${day('accent')}" opacity="0.28"/>`,
      ...ger,
      hills(
        [
          [0, 590],
          [400, 566],
          [800, 588],
          [1200, 572],
        ],
        day('surface'),
      ),
    ],
    { ink: day('primary-strong') },
  );
}

/** A larch in the snow, dressed for the night of the year. */
export function drawTree(): string {
  const random = createRandom(5);
  const tiers = times(5, (index) => {
    const top = 92 + index * 72;
    const half = 74 + index * 44;
    return path(
      `M600 ${top}Q${600 + half * 0.36} ${top + 78} ${600 + half} ${top + 118}Q600 ${top + 152} ${600 - half} ${top + 118}Q${600 - half * 0.36} ${top + 78} 600 ${top}Z`,
      index % 2 ? day('success') : night('success-tint'),
    );
  });
  const chains = times(4, (index) => {
    const y = 216 + index * 72;
    const half = 66 + index * 44;
    const tones = [day('accent'), night('danger'), night('primary'), day('surface')];
    return [
      line(`M${600 - half} ${y}Q600 ${y + 52} ${600 + half} ${y - 10}`, day('accent'), 4, 0.9),
      ...times(5 + index * 2, (at) => {
        const share = (at + 0.5) / (5 + index * 2);
        const x = 600 - half + 2 * half * share;
        return circle(
          x,
          y + 88 * share * (1 - share) + 12 - 6 * share,
          9 + random() * 3,
          tones[(at + index) % tones.length] ?? day('accent'),
        );
      }),
    ].join('');
  });
  const star = times(5, (index) => {
    const angle = -Math.PI / 2 + (index * 2 * Math.PI) / 5;
    const at = (turn: number, reach: number) =>
      `${600 + reach * Math.cos(angle + turn)} ${88 + reach * Math.sin(angle + turn)}`;
    return `${index ? 'L' : 'M'}${at(0, 46)}L${at(Math.PI / 5, 19)}`;
  }).join('');
  const gifts = [
    [404, 506, 96, 68, 'danger', 'accent'],
    [716, 498, 112, 78, 'primary', 'surface'],
    [830, 528, 72, 50, 'accent', 'danger'],
  ] as const;
  return finish(
    [
      sky('t', day('primary-strong'), day('primary'), night('primary')),
      ...stars(17, 60, 300),
      circle(600, 250, 300, day('accent'), 0.1),
      circle(600, 200, 190, day('accent'), 0.12),
      hills(
        [
          [0, 470],
          [220, 410],
          [480, 486],
          [760, 428],
          [980, 480],
          [1200, 418],
        ],
        night('primary-strong'),
      ),
      hills(
        [
          [0, 548],
          [300, 518],
          [620, 540],
          [900, 512],
          [1200, 544],
        ],
        day('primary-tint'),
      ),
      `<rect x="582" y="486" width="36" height="70" rx="6" fill="${day('warning')}"/>`,
      ...tiers.toReversed(),
      ...chains,
      path(`${star}Z`, day('accent')),
      circle(600, 88, 74, day('accent'), 0.18),
      ...gifts.map(([x, y, w, h, box, bow]) =>
        [
          `<rect x="${x}" y="${y}" width="${w}" height="${h}" rx="7" fill="${day(box)}"/>`,
          `<rect x="${x + w / 2 - 7}" y="${y}" width="14" height="${h}" fill="${day(bow)}"/>`,
          line(`M${x + w / 2} ${y}q-30-34-36-6t36 6q30-34 36-6t-36 6`, day(bow), 7),
        ].join(''),
      ),
      hills(
        [
          [0, 592],
          [360, 566],
          [740, 590],
          [1200, 570],
        ],
        day('surface'),
      ),
      ...snow(9, 70),
    ],
    { ink: day('primary-strong') },
  );
}
