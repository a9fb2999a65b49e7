import Fastify from 'fastify';

export const breach = Fastify;
